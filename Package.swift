// swift-tools-version: 6.2
import PackageDescription

// The single statement of who may import whom. `Scripts/checks/layers` holds every `import` line against it.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Everything between the model and the outside world lives on the main actor.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// What only a build with `--traits PostgreSQL` needs.
let withPostgreSQL = TargetDependencyCondition.when(traits: ["PostgreSQL"])

let package = Package(
  name: "calcots",
  traits: [.trait(name: "PostgreSQL", description: "Stores on a PostgreSQL server, by way of libpq.")],
  targets: [
    // The layers, from the model outwards.
    .target(name: "Models", swiftSettings: strict),
    .target(name: "Localization", swiftSettings: strict),
    .target(name: "Tracing", swiftSettings: onMainActor),
    .target(name: "Interactors", dependencies: ["Models", "Tracing"], swiftSettings: onMainActor),
    .target(
      name: "ViewModels", dependencies: ["Models", "Interactors", "Localization", "Tracing"],
      swiftSettings: onMainActor),
    .target(name: "TextUI", dependencies: ["Localization", "Tracing"], swiftSettings: onMainActor),
    .target(name: "TextViews", dependencies: ["ViewModels", "TextUI", "Localization"], swiftSettings: onMainActor),
    .target(
      name: "Coordinators",
      dependencies: ["Models", "Interactors", "ViewModels", "TextUI", "TextViews"],
      swiftSettings: onMainActor),

    // The dice game, and renaming a group, in other architectures, with the texts of ViewModels; the match game in none.
    .target(
      name: "Alternatives", dependencies: ["Models", "Interactors", "ViewModels", "TextUI", "Sessions", "Localization"],
      swiftSettings: onMainActor),

    // The outside world.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(name: "CWidth"),
    .target(
      name: "Sessions", dependencies: ["TextUI", "Localization", "Tracing", "CWidth"], swiftSettings: onMainActor),
    .target(name: "Terminal", dependencies: ["Sessions", "TextUI"], swiftSettings: onMainActor),
    .target(name: "WebClient", dependencies: ["CCurl"], swiftSettings: strict),
    .target(
      name: "DataProviders",
      dependencies: ["Models", "Interactors", "Localization", "Tracing", "WebClient", "CSQLite"],
      swiftSettings: strict),
    // Empty without the trait: then nothing depends on it, and libpq is not looked for.
    .target(
      name: "PostgreSQLProviders",
      dependencies: [
        "Interactors", "DataProviders", .target(name: "CPostgreSQL", condition: withPostgreSQL),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "calcots",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextUI", "Sessions", "Terminal", "Coordinators", "Alternatives",
        "Gallery", "DataProviders", "WebClient", "Localization", "Tracing",
        .target(name: "PostgreSQLProviders", condition: withPostgreSQL),
      ],
      swiftSettings: onMainActor),

    // What tests put in the place of the real parts; of the program, only the gallery sees it.
    .target(
      name: "Fakes", dependencies: ["Models", "Interactors", "ViewModels", "Localization"], swiftSettings: onMainActor),
    .target(
      name: "Gallery",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextUI", "TextViews", "Sessions", "Localization", "Fakes",
      ],
      swiftSettings: onMainActor),

    // One test target for each layer, with the same folders.
    .testTarget(name: "TracingTests", dependencies: ["Tracing"], swiftSettings: onMainActor),
    .testTarget(name: "ModelsTests", dependencies: ["Models", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: strict),
    .testTarget(
      name: "InteractorsTests", dependencies: ["Models", "Interactors", "Fakes", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ViewModelsTests",
      dependencies: ["Models", "Interactors", "ViewModels", "Localization", "Fakes", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TextUITests", dependencies: ["TextUI", "Localization", "TextUISupport", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SessionsTests",
      dependencies: ["Models", "TextUI", "Sessions", "Localization", "Tracing", "TextUISupport", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Sessions", "TestSupport"], swiftSettings: onMainActor),
    .testTarget(
      name: "TextViewsTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextUI", "Sessions", "TextViews", "Localization", "Fakes",
        "Gallery", "TextUISupport", "TestSupport",
      ],
      exclude: ["FullScreen/Pictures", "FullScreen/CommonWords.txt", "FullScreen/Translations.txt"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextUI", "Sessions", "Coordinators", "Alternatives", "Localization",
        "Fakes", "TextUISupport", "TestSupport",
      ],
      exclude: ["Books/Transcripts", "Groups/Ownership.txt"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "AlternativesTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextUI", "Sessions", "Localization", "Alternatives", "Fakes",
        "TextUISupport", "TestSupport",
      ],
      exclude: ["Prompt/Matches/Transcripts"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "CalcotsTests",
      dependencies: [
        "calcots", "Models", "Alternatives", "Coordinators", "DataProviders", "Localization", "Fakes", "Gallery",
        "Sessions", "ServiceSupport", "TextUISupport", "TestSupport",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "MeasureEdits", dependencies: ["Models", "ViewModels"], path: "Tests/MeasureEdits",
      swiftSettings: strict),
    .systemLibrary(name: "CHeap", path: "Tests/CHeap"),
    .executableTarget(
      name: "MeasureObservers", dependencies: ["Interactors", "CHeap"], path: "Tests/MeasureObservers",
      swiftSettings: onMainActor),
    .systemLibrary(
      name: "COpenSSL", path: "Tests/COpenSSL", pkgConfig: "openssl",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .target(name: "TestSupport", dependencies: ["Models"], path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "TextUISupport", dependencies: ["TextUI", "Sessions", "Localization", "TestSupport"],
      path: "Tests/TextUISupport",
      swiftSettings: onMainActor),
    .target(
      name: "ServiceSupport", dependencies: ["DataProviders", "Models", "WebClient", "COpenSSL"],
      path: "Tests/ServiceSupport",
      swiftSettings: strict),
    .testTarget(name: "WebClientTests", dependencies: ["WebClient", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DataProvidersTests",
      dependencies: [
        "DataProviders", "WebClient", "Fakes", "Models", "Interactors", "ServiceSupport", "TestSupport",
        .target(name: "PostgreSQLProviders", condition: withPostgreSQL),
      ],
      swiftSettings: onMainActor),
  ]
)

// Tests take most of the time of a build, so Scripts/prove/server.py test builds only those that it runs.
if let tests = Context.environment["CALCOTS_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}

// Debug builds are optimised too, because the tests take half the time then; for a debugger, build with `-Xswiftc -Onone`.
// Test targets are not: the macros of Swift Testing do not compile with `-O`.
for target in package.targets where [.regular, .executable].contains(target.type) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}

// swift-tools-version: 6.2
import PackageDescription

// The single statement of who may import whom. `ImportsTests` holds every `import` line against it.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Everything between the model and the outside world lives on the main actor.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "calcots",
  // What only a build with it needs has the condition `.when(traits: ["PostgreSQL"])`.
  traits: [.trait(name: "PostgreSQL", description: "Stores on a PostgreSQL server, by way of libpq.")],
  targets: [
    // The layers, from the model outwards.
    .target(name: "Models", swiftSettings: strict),
    .target(name: "Interactors", dependencies: ["Models", "Changes"], swiftSettings: onMainActor),
    .target(
      name: "ViewModels",
      dependencies: ["Models", "Interactors", "Texts", "Changes", "Lists", "Localization", "Presenting"],
      swiftSettings: onMainActor),
    .target(
      name: "TextViews",
      dependencies: ["ViewModels", "Texts", "Localization", "Presenting", "Navigation", "TextUI"],
      swiftSettings: onMainActor),
    .target(
      name: "Coordinators",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextViews", "Texts", "Changes", "Localization", "Presenting",
        "Navigation",
      ],
      swiftSettings: onMainActor),
    .target(name: "Texts", dependencies: ["Models", "Localization", "Presenting"], swiftSettings: strict),
    .target(
      name: "Fakes",
      dependencies: ["Models", "Interactors", "ViewModels", "Changes", "Lists", "Localization", "Presenting"],
      swiftSettings: onMainActor),

    // What all apps share of the pattern, from the bottom upwards.
    .target(name: "Changes", path: "Sources/Kernel/Changes", swiftSettings: onMainActor),
    .target(name: "Lists", path: "Sources/Kernel/Lists", swiftSettings: strict),
    .target(name: "Localization", path: "Sources/Kernel/Localization", swiftSettings: strict),
    .target(
      name: "Presenting", dependencies: ["Changes", "Localization"],
      path: "Sources/Kernel/Presenting", swiftSettings: onMainActor),
    .target(
      name: "Navigation", dependencies: ["Changes", "Localization", "Presenting"],
      path: "Sources/Kernel/Navigation", swiftSettings: onMainActor),

    // The terminal.
    .target(
      name: "TextUI", dependencies: ["Changes", "Lists", "Localization", "Presenting", "Navigation"],
      path: "Sources/Terminal/TextUI", swiftSettings: onMainActor),
    .systemLibrary(name: "CWidth", path: "Sources/Terminal/CWidth"),
    .target(
      name: "Sessions", dependencies: ["Lists", "Localization", "Presenting", "Navigation", "TextUI", "CWidth"],
      path: "Sources/Terminal/Sessions", swiftSettings: onMainActor),
    .systemLibrary(
      name: "CTermInfo", path: "Sources/Terminal/CTermInfo",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(
      name: "TerminalDriver", dependencies: ["TextUI", "Sessions", "CTermInfo"],
      path: "Sources/Terminal/TerminalDriver", swiftSettings: onMainActor,
      linkerSettings: [
        .linkedLibrary("tinfo", .when(platforms: [.linux])), .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // The outside world.
    .systemLibrary(
      name: "CSQLite", path: "Sources/Data/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CCurl", path: "Sources/Data/CCurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CPostgreSQL", path: "Sources/Data/CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "WebClient", dependencies: ["CCurl"], path: "Sources/Data/WebClient", swiftSettings: strict),
    .target(
      name: "DataProviders",
      dependencies: [
        "Models", "Interactors", "Changes", "Lists", "Localization", "Presenting", "WebClient", "CSQLite",
      ],
      path: "Sources/Data/DataProviders", swiftSettings: strict),
    // Empty without the trait: then nothing depends on it, and libpq is not looked for.
    .target(
      name: "PostgreSQLProviders",
      dependencies: [
        "Models", "DataProviders", .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ],
      path: "Sources/Data/PostgreSQLProviders", swiftSettings: strict),

    // The program.
    .executableTarget(
      name: "calcots",
      dependencies: [
        "Models", "Interactors", "Coordinators", "Texts", "Changes", "Localization", "Presenting",
        "Navigation", "TextUI", "Sessions", "TerminalDriver", "DataProviders", "WebClient", "Alternatives",
        .target(name: "PostgreSQLProviders", condition: .when(traits: ["PostgreSQL"])),
      ],
      swiftSettings: onMainActor),
    // Every screen in every state, from fakes.
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextViews", "Texts", "Fakes", "Changes", "Localization", "Presenting",
        "Navigation", "TextUI", "Sessions", "TerminalDriver",
      ],
      swiftSettings: onMainActor),
    // The dice game, and renaming a group, in other architectures; the match game in none.
    .target(
      name: "Alternatives",
      dependencies: [
        "Models", "Interactors", "Texts", "Changes", "Localization", "Presenting", "Navigation", "TextUI", "Sessions",
      ],
      swiftSettings: onMainActor),

    // One test target for each module, in the same order.
    .testTarget(name: "ModelsTests", dependencies: ["Models", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "InteractorsTests", dependencies: ["Models", "Interactors", "Fakes", "Changes", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ViewModelsTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "Texts", "Fakes", "Changes", "Lists", "Localization", "Presenting",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TextViewsTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "TextViews", "Texts", "Fakes", "Changes", "Localization", "Presenting",
        "Navigation", "TextUI", "Sessions", "Gallery", "TextUISupport", "TestSupport",
      ],
      exclude: ["FullScreen/Pictures", "FullScreen/CommonWords.txt", "FullScreen/Translations.txt"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "Coordinators", "Texts", "Fakes", "Changes", "Localization",
        "Presenting", "Navigation", "TextUI", "Sessions", "DataProviders", "Alternatives", "Gallery", "TextUISupport",
        "TestSupport",
      ],
      exclude: ["Books/Transcripts", "Groups/Ownership.txt", "Groups/Pictures", "Home/Transcripts"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TextsTests",
      dependencies: [
        "Models", "Interactors", "ViewModels", "Texts", "Fakes", "Changes", "Localization", "Presenting",
        "TextUISupport", "TestSupport",
      ],
      exclude: ["Shared/Texts.txt"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ChangesTests", dependencies: ["Changes"], path: "Tests/Kernel/ChangesTests",
      swiftSettings: onMainActor),
    .testTarget(
      name: "ListsTests", dependencies: ["Models", "Lists", "TestSupport"], path: "Tests/Kernel/ListsTests",
      swiftSettings: onMainActor),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization"], path: "Tests/Kernel/LocalizationTests",
      swiftSettings: strict),
    .testTarget(
      name: "PresentingTests", dependencies: ["Localization", "Presenting"], path: "Tests/Kernel/PresentingTests",
      swiftSettings: onMainActor),
    .testTarget(
      name: "NavigationTests",
      dependencies: ["Changes", "Localization", "Presenting", "Navigation", "TextUI", "TextUISupport", "TestSupport"],
      path: "Tests/Kernel/NavigationTests", swiftSettings: onMainActor),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Models", "Changes", "Lists", "Localization", "Presenting", "Navigation", "TextUI", "Sessions", "TextUISupport",
        "TestSupport",
      ],
      path: "Tests/Terminal/SessionsTests", exclude: ["Shared/Texts.txt"], swiftSettings: onMainActor),
    .testTarget(
      name: "TerminalDriverTests",
      dependencies: ["Models", "TextUI", "Sessions", "TerminalDriver", "TestSupport"],
      path: "Tests/Terminal/TerminalDriverTests", swiftSettings: onMainActor),
    .testTarget(
      name: "WebClientTests", dependencies: ["WebClient", "TestSupport"], path: "Tests/Data/WebClientTests",
      swiftSettings: strict),
    .testTarget(
      name: "DataProvidersTests",
      dependencies: [
        "Models", "Interactors", "Texts", "Fakes", "Changes", "Localization", "Presenting", "WebClient",
        "DataProviders",
        "ServiceSupport", "TextUISupport", "TestSupport",
        .target(name: "PostgreSQLProviders", condition: .when(traits: ["PostgreSQL"])),
      ],
      path: "Tests/Data/DataProvidersTests", exclude: ["Shared/Texts.txt"], swiftSettings: onMainActor),
    .testTarget(
      name: "CalcotsTests",
      dependencies: [
        "Models", "Coordinators", "Fakes", "Changes", "Localization", "Navigation", "TextUI", "Sessions",
        "TerminalDriver", "DataProviders", "calcots", "Gallery", "Alternatives", "ServiceSupport", "TextUISupport",
        "TestSupport",
      ],
      exclude: ["Pictures", "Texts.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "AlternativesTests",
      dependencies: [
        "Models", "Interactors", "Texts", "Fakes", "Changes", "Localization", "Presenting", "Navigation", "TextUI",
        "Sessions", "Alternatives", "TextUISupport", "TestSupport",
      ],
      exclude: ["Prompt/Matches/Transcripts"],
      swiftSettings: onMainActor),

    // What several of them use, and what is measured.
    .target(
      name: "TestSupport", dependencies: ["Models", "Interactors", "Changes"], path: "Tests/Support/TestSupport",
      swiftSettings: strict),
    .target(
      name: "TextUISupport",
      dependencies: ["Localization", "Presenting", "Navigation", "TextUI", "Sessions", "TestSupport"],
      path: "Tests/Support/TextUISupport", swiftSettings: onMainActor),
    .target(
      name: "ServiceSupport", dependencies: ["Models", "DataProviders", "TestSupport", "COpenSSL", "CSystem"],
      path: "Tests/Support/ServiceSupport", swiftSettings: strict),
    .systemLibrary(
      name: "COpenSSL", path: "Tests/Support/COpenSSL", pkgConfig: "openssl",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .executableTarget(
      name: "MeasureKernel", dependencies: ["Models", "ViewModels", "Changes"], path: "Tests/Support/MeasureKernel",
      swiftSettings: onMainActor),
    .systemLibrary(name: "CSystem", path: "Tests/Support/CSystem"),
  ]
)

// The adapters on the page UIKitAndSwiftUI.md. Where Apple's frameworks are missing, stubs have the names and types of theirs.
#if os(Linux)
  let stubs = ["UIKit", "SwiftUI"]
#else
  let stubs: [String] = []
#endif
package.targets += stubs.map { .target(name: $0, path: "Tests/Adapters/Stubs/\($0)", swiftSettings: strict) }
package.targets += [
  .testTarget(
    name: "UIKitAdapterTests",
    dependencies: ["ViewModels", "Changes", "Localization", "Presenting", "Navigation"]
      + stubs.prefix(1).map { .target(name: $0) },
    path: "Tests/Adapters/UIKit",
    // Swift Testing has an overlay for the real UIKit.
    swiftSettings: onMainActor
      + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux]))]),
  .testTarget(
    name: "SwiftUIAdapterTests",
    dependencies: [
      "Models", "Interactors", "ViewModels", "Coordinators", "Texts", "Fakes", "Changes", "Localization", "Presenting",
      "Navigation", "TestSupport",
    ] + stubs.suffix(1).map { .target(name: $0) },
    path: "Tests/Adapters/SwiftUI", swiftSettings: onMainActor),
]

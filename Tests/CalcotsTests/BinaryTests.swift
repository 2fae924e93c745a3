import Foundation
import Gallery
import TestSupport
import Testing

/// The built program seen from outside: its output, its messages and its exit status.
@Suite(.serialized, .turnLimit(15_000))
struct BinaryTests {
  private let folder: ScratchFolder
  private let store: String
  private let flow = "open 1\nadd\nset filter an\npick 1\nback\nquit\n"

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("x.sqlite")
  }

  // MARK: The flow

  @Test func `the program prints each screen after loading, and stores the changes that the commands make`()
    async throws
  {
    let first = try await Binary.run("groups", "--store", store, input: flow)
    #expect(first.status == 0)
    #expect(first.messages == "Created a new store with sample groups and books: \(store)\n")
    let titles = first.output.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(
      titles == [
        "== My groups ==", "== Calçotada Committee ==", "== Add a member ==",
        "== Calçotada Committee ==", "== My groups ==",
      ])
    #expect(first.output.contains("9 members · you are a member\n"))
    #expect(first.output.contains(" 9. Anna Roca\n"))
    #expect(first.output.contains("Changed: 1. Calçotada Committee (9 members)\n"))

    let second = try await Binary.run("groups/1", "--store", store)
    #expect(second.messages == "")
    #expect(second.output.contains(" 9. Anna Roca\n"))
  }

  @Test func `a trace includes the command that a path runs`() async throws {
    let run = try await Binary.run("groups/1/add", "--store", store, "--trace")
    #expect(run.messages.contains("    GroupViewModel.addMember\n      elsewhere: GroupCoordinator.pickPeople"))
  }

  @Test func `when the user goes home, the trace reports no pop, because the pages stay open`() async throws {
    let run = try await Binary.run("--store", store, "--trace", input: "open 4\nhome\nopen 4\nback\nopen 1\n")
    // At the end, all pages leave.
    let beforeEnd = run.messages.split(separator: "\nopen 1\n")[0]
    #expect(beforeEnd.contains("pages: push GroupsView"))
    #expect(!beforeEnd.contains("pages: pop "))
  }

  @Test func `with a seed, each person's session starts with the same random numbers`() async throws {
    let rolls = "open 1\nroll\nroll\nroll\n"
    let input = rolls + "home\naccounts\nnew Carla Puig\n" + rolls
    let run = try await Binary.run("--store", store, "--user", "anna", "--seed", "7", input: input)
    let rolled = run.output.split(separator: "\n").filter { $0.contains("rolled") }
    #expect(rolled.count == 6)
    #expect(rolled.prefix(3).elementsEqual(rolled.suffix(3)))
  }

  @Test func `with JSON, each screen of a flow is printed as one object`() async throws {
    let run = try await Binary.run("groups", "--json", "--store", store, input: flow)
    #expect(run.status == 0)
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["path"] as? String } == [
        "groups", "groups/1", "groups/1/add", "groups/1/add", "groups/1", "groups",
      ])
    let keys = ["busy", "commands", "dialog", "elements", "line", "notice", "path", "revision", "title", "v"]
    #expect(objects.allSatisfy { $0.keys.sorted() == keys })
    #expect(objects.allSatisfy { $0["busy"] as? Bool == false })
  }

  @Test func `the same seed gives the same game in every architecture`() async throws {
    let input = "roll\nroll\nnew\nquit\n"
    let first = try await Binary.run("dice", "--seed", "1", input: input)
    #expect(first.status == 0 && first.messages == "")
    #expect(first.output == (try await Binary.run("dice", "--seed", "1", input: input)).output)
    for version in [["--as", "mvc"], ["--as", "mvvm"], ["--as=unidirectional"], ["--as", "mvvmc"]] {
      #expect(first.output == (try await Binary.run(["dice", "--seed", "1"] + version, input: input)).output)
    }
    #expect(first.output != (try await Binary.run("dice", "--seed", "3", input: input)).output)
  }

  @Test func `a group can be renamed in every architecture`() async throws {
    let input = "open 1\nrename\nset name Night Owls\nsave\nback\n"
    let first = try await Binary.run("groups", "--store", "memory", input: input)
    #expect(first.status == 0 && first.output.contains(" 1. Night Owls (8 members)\n"))
    for version in ["mvc", "mvvm", "mvvmc", "unidirectional"] {
      let run = try await Binary.run("groups", "--store", "memory", "--as", version, input: input)
      // Only MVVMC has other categories.
      let output = first.output.replacing(#/My groups \(14\), .*\n/#, with: "")
      #expect(run.status == 0 && run.output == (version == "mvvmc" ? first.output : output))
    }
  }

  @Test func `the same seed gives the same opponent`() async throws {
    let input = "settings\nstrategy wild\ndone\ntake 1\ntake 1\ntake 1\n"
    let first = try await Binary.run("matches", "--seed", "1", input: input)
    #expect(first.output == (try await Binary.run("matches", "--seed", "1", input: input)).output)
    #expect(first.output != (try await Binary.run("matches", "--seed", "2", input: input)).output)
  }

  @Test func `a game creates no file`() async throws {
    let run = try await Binary.run("matches", input: "take 1\n", environment: ["HOME": folder.path("home")])
    #expect(run.status == 0 && run.messages == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path("home")))
  }

  @Test func `a store in memory is announced as temporary`() async throws {
    let run = try await Binary.run("groups", "--store", "memory", input: "create Night Owls\n")
    #expect(run.output.contains("15. Night Owls"))
    #expect(run.messages == "The store is in memory, with samples, and is lost when the program ends.\n")
  }

  @Test func `the program uses the requested language, or else the language of the locale`() async throws {
    let environment = ["LC_ALL": "de_XX.UTF-8"]
    let requested = try await Binary.run(
      "groups", "--store", "memory", "--language", "ca", environment: environment)
    #expect(requested.output.hasPrefix("== Els meus grups =="))
    let inherited = try await Binary.run("groups", "--store", "memory", environment: environment)
    #expect(inherited.output.hasPrefix("== Meine Gruppen =="))
  }

  @Test(
    arguments: [
      "abcdefghijkl", "/usr/lib/locale/C.utf8", String(repeating: "ab_", count: 4_000), #"$(printf '\351\377')"#,
    ],
    ["LC_ALL", "LC_MESSAGES", "LANG"])
  func `an unusual locale name does not crash the program`(locale: String, variable: String) async throws {
    // Names are folded, and dates formatted.
    for path in ["groups", "replies/@alice"] {
      let run = try await Binary.run([path, "--store", "memory"], after: "\(variable)=\(locale); export \(variable)")
      #expect(run.status == 0 && run.output.hasPrefix("== "))
    }
  }

  // MARK: The gallery

  @Test(arguments: [
    (["groups/failed", "--size", "40x10"], "groups/failed-40x10"),
    (["books/loaded", "--size", "80x16"], "books/loaded-80x16"),
    (["groups/loaded", "--size", "40x10", "--language", "de"], "groups/loaded-40x10-de"),
  ])
  func `the gallery prints the recorded pictures`(arguments: [String], picture: String) async throws {
    let kept = try PackageFile.text(of: "Pictures/\(picture).txt")
    let run = try await Binary.run(Binary.process(arguments, program: "Gallery"))
    #expect(run.output == kept)
    #expect((run.status, run.messages) == (0, ""))
  }

  @Test func `a picture has 80 columns and 24 rows, unless another size is requested`() async throws {
    let asked = try await Binary.run(Binary.process(["books/loaded", "--size", "80x24"], program: "Gallery"))
    let usual = try await Binary.run(Binary.process(["books/loaded"], program: "Gallery"))
    #expect(usual.output == asked.output)
  }

  @Test func `the gallery can print a state as JSON`() async throws {
    let run = try await Binary.run(Binary.process(["books/loaded", "--json"], program: "Gallery"))
    #expect(run.output.contains(#""path":"books""#))
    await Binary.check(run.output)
  }

  @Test func `the gallery lists every state`() async throws {
    let states = try await Binary.run(Binary.process(["--plain"], program: "Gallery")).output.split(separator: "\n")
      .map(String.init)
    #expect(states == GalleryState.all.map(\.name))
  }

  @Test func `the gallery fails if its output goes to a full disk`() async throws {
    let process = Binary.process(["--plain"], program: "Gallery")
    #expect(try await Binary.run(process, output: FileHandle(forWritingAtPath: "/dev/full")).status == 1)
  }

  @Test(arguments: [
    (["groups/faild"], "Did you mean “groups/failed”?"), (["groups/failed", "x"], "There is no state “x”."),
    (["groups/failed", "--size", "40"], "“40” is no value for --size."), (["--size"], "“” is no value for --size."),
    (["groups/failed", "--size", "10000x10"], "“10000x10” is no value for --size."),
    (["--size", "40x10"], "Only the picture of a state has a size."),
  ])
  func `if a command line for the gallery is invalid, the error is reported`(arguments: [String], mistake: String)
    async throws
  {
    let run = try await Binary.run(Binary.process(arguments, program: "Gallery"))
    #expect(run.messages.contains(mistake))
    #expect((run.status, run.output) == (2, ""))
  }

  // MARK: Usage

  @Test func `help and version are printed on standard output`() async throws {
    let help = try await Binary.run("--help")
    #expect(help.output.hasPrefix("Usage: calcots [PATH] [OPTIONS]\n"))
    #expect((help.status, help.messages) == (0, ""))
    #expect(try await Binary.run("help", "groups").output.hasPrefix("calcots groups: "))
    #expect(try await Binary.run("help", "accessibility").output.hasPrefix("calcots: "))
    #expect(try await Binary.run("completions", "zsh").output.hasPrefix("#compdef calcots\n"))
    let version = try await Binary.run("--version")
    #expect(version.output.hasPrefix("calcots "))
    #expect(version.status == 0)
  }

  @Test(
    arguments: [
      (["grups"], "There is no screen “grups”. Did you mean “groups”?"),
      (["--language", "de", "grups"], "Es gibt keine Seite „grups“. War „groups“ gemeint?"),
    ])
  func `wrong usage is reported and gives exit status 2`(arguments: [String], message: String) async throws {
    let run = try await Binary.run(arguments)
    #expect(run.status == 2)
    #expect(run.messages == message + "\n")
    #expect(run.output == "")
  }

  @Test func `if there is no home directory, the user is told to choose a file for the store`() async throws {
    let run = try await Binary.run()
    #expect(run.status == 1)
    #expect(run.messages.contains("choose a file with --store"))
  }

  #if !PostgreSQL
    @Test(arguments: [[], ["--json"]])
    func `a build without PostgreSQL support refuses a server, and does not print the password in the address`(
      format: [String]
    )
      async throws
    {
      let address = "postgresql://anna:secret@server.example/calcots"
      let run = try await Binary.run(["groups", "--store", address] + format)
      #expect(run.status == 1)
      #expect(run.messages.contains("Install a build that can: Scripts/install --traits PostgreSQL."))
      #expect(run.output.contains("\"code\":\"store.serversNotSupported\"") || format.isEmpty)
      #expect(!(run.output + run.messages).contains("secret"))
    }
  #endif

  @Test(arguments: [[], ["--json"]])
  func `if the path to a store contains a missing folder, the program does not create the folder`(format: [String])
    async throws
  {
    let path = folder.path("missing/x.sqlite")
    for (option, environment) in [(["--store", path], [:]), ([], ["CALCOTS_STORE": path])] {
      let run = try await Binary.run(["groups"] + option + format, environment: environment)
      #expect(run.status == 1 && run.output.isEmpty == format.isEmpty)
      #expect(run.messages.contains("There is no folder “\(folder.path("missing"))”"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("missing")))
    }
  }

  @Test func `a store whose name is not UTF-8 is refused, and no file is created`() async throws {
    let here = folder.path("here")
    let home = folder.path("home")
    try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: false)
    let run = try await Binary.run(
      ["groups"], environment: ["HOME": home],
      after: #"cd \#(folder.word("here")); CALCOTS_STORE=$(printf '\377'); export CALCOTS_STORE"#)
    #expect(run.status == 2 && run.output == "")
    #expect(run.messages.contains("CALCOTS_STORE"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: here) == [])
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test(arguments: [
    ("groups/99/add", 1), ("groups/99/rename/", 1), ("books/99", 1), ("replies/@nobody", 1), ("groups/1/add/", 0),
  ])
  func `a path to something that does not exist gives exit status 1`(path: String, status: Int32) async throws {
    #expect(try await Binary.run(path, "--store", "memory").status == status)
  }

  @Test func `completion reads the names in a store, and creates no store`() async throws {
    let own = ["HOME": folder.path("home"), "CALCOTS_STORE": store]
    let before = try await Binary.run("complete", "fish", "groups/", environment: own)
    let tabs =
      "groups/invited\tInvitations\ngroups/suggested\tSuggested groups\ngroups/news\tNews from others\n"
    #expect((before.status, before.output, before.messages) == (0, tabs, ""))
    #expect(
      !FileManager.default.fileExists(atPath: store) && !FileManager.default.fileExists(atPath: folder.path("home")))
    _ = try await Binary.run("groups", "--store", store, input: "create Night Owls\n")
    let after = try await Binary.run("complete", "fish", "groups/", environment: own)
    #expect(after.output.hasPrefix("\(tabs)groups/1\tCalçotada Committee\n"))
    #expect(after.output.hasSuffix("groups/25\tNight Owls\n"))
    let books = try await Binary.run("complete", "fish", "books/", environment: own)
    #expect(books.output.hasSuffix("books/7\tKnots\n"))
    let other = try await Binary.run("complete", "fish", "--store", folder.path("other"), "groups/1", environment: own)
    #expect(other.output == "")
  }

  // MARK: What was left behind

  @Test func `if the saved path does not exist, a resumed run starts at the nearest screen above it`() async throws {
    #expect(try await outputOfResuming(at: "groups/1/nonsense").hasPrefix("== Calçotada Committee ==\n"))
  }

  @Test func `only the first four kilobytes of the file with the last path are read`() async throws {
    let slashes = String(repeating: "/", count: 4_090)
    #expect(try await outputOfResuming(at: slashes + "groups").hasPrefix("== My groups ==\n"))
    #expect(try await outputOfResuming(at: slashes + "/groups").hasPrefix("== Calçots ==\n"))
  }

  private func outputOfResuming(at path: String) async throws -> String {
    let state = folder.path("calcots")
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try path.write(toFile: state + "/last-path", atomically: true, encoding: .utf8)
    let run = try await Binary.run(
      "--resume", "--plain", "--store", "memory", environment: ["XDG_STATE_HOME": folder.path("")])
    #expect(run.status == 0)
    return run.output
  }

  @Test func `the user's own store is created in a directory that only the user can enter`() async throws {
    let run = try await Binary.run(environment: ["HOME": folder.path("home")])
    #expect(run.status == 0)
    let path = folder.path("home/.local/share/calcots")
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o700)
    #expect(try mode(path + "/calcots.sqlite") == 0o600)
  }

  // MARK: Failures

  @Test func `a refused command is reported on standard error and gives exit status 1`() async throws {
    let run = try await Binary.run("groups", "--store", "memory", input: "opne 1\nopen 99\n")
    #expect(run.status == 1)
    #expect(run.messages.contains("There is no command “opne” here. Did you mean “open”?\n"))
    #expect(run.messages.contains("There is no row 99: the list has 14 rows.\n"))
  }

  @Test(arguments: 4...7)
  func `a limit on open files that is too low is reported in the user's language, and no file is created`(limit: Int)
    async throws
  {
    let store = folder.path("few.sqlite")
    let run = try await Binary.run(
      ["groups", "--store", store, "--language", "de"], after: "ulimit -n \(limit)")
    #expect(run.status == 1 && run.messages.contains("zu wenige Dateien"), "\(run.messages)")
    #expect(!FileManager.default.fileExists(atPath: store))
  }

  @Test func `a closed input or output is reported in the user's language`() async throws {
    let arguments = ["groups", "--store", "memory", "--language", "de"]
    let input = try await Binary.run(arguments, after: "exec <&-")
    #expect(input.status == 1)
    #expect(input.messages.hasSuffix("Die Eingabe lässt sich nicht lesen: geschlossen.\n"))
    let output = try await Binary.run(arguments, after: "exec >&-")
    #expect(output.status == 1)
    #expect(output.messages.hasSuffix("Die Ausgabe lässt sich nicht schreiben: geschlossen; beendet.\n"))
  }

  @Test func `the program fails if its output goes to a full disk`() async throws {
    let run = try await Binary.run("groups", "--store", "memory", output: FileHandle(forWritingAtPath: "/dev/full"))
    #expect(run.status == 1)
    #expect(run.messages.contains("disk is full"))
  }

  /// The main thread writes the help; the threads that write screens block the signal anyway.
  @Test(
    .disabled(if: CompilerSanitizer.isActive, "a sanitizer writes files itself"),
    arguments: [["--help"], ["groups", "--store", "memory"]])
  func `a write beyond the file size limit fails, and does not kill the program`(arguments: [String]) async throws {
    let path = folder.path("output")
    try Data().write(to: URL(filePath: path))
    let run = try await Binary.run(arguments, output: FileHandle(forWritingAtPath: path), after: "ulimit -f 0")
    #expect(run.status == 1)
    #expect(run.messages.contains("disk is full"))
  }

  @Test func `a closed output pipe is reported, and gives exit status 1`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    // The tests ignore SIGPIPE, and the program would inherit that.
    let run = try await Binary.run(
      ["groups", "--store", "memory"], output: pipe.fileHandleForWriting,
      after: #"exec env --default-signal=PIPE "$0" "$@""#)
    #expect(run.status == 1)
    #expect(run.messages.contains("The output was closed"))
  }

  @Test func `a file that is not a store is refused and left unchanged`() async throws {
    let bytes = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
    try bytes.write(to: URL(filePath: store))
    let run = try await Binary.run("groups", "--store", store)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.messages.contains("is not a store, or is damaged. It was left unchanged"))
    #expect(try Data(contentsOf: URL(filePath: store)) == bytes)
  }

  @Test func `a directory is not accepted as a store`() async throws {
    let run = try await Binary.run("groups", "--store", "/")
    #expect(run.status == 1)
    #expect(run.messages.contains("“/” is a folder, not a file. You can choose another store with --store."))
  }
}

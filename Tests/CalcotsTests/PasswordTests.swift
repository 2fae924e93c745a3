import Foundation
import TestSupport
import Testing

/// A password in the address of a store, however it is written, is shown nowhere.
@Suite(.serialized, .turnLimit(15_000))
struct PasswordTests {
  private static let addresses = [
    "postgresql://anna:s3cret@/x?host=/nonexistent", "postgresql://anna:pa/s3cret@h/x",
    "postgresql://anna:1/s3cret@h/x", "postgresql://anna:p@s3cret@h/x", "postgresql://anna:s3cret@h@x/d",
    "postgresql://h/x@s3cret",
    "postgresql://anna:s3cret", "postgresql://anna%3As3cret@/x?host=/nonexistent", "postgresql://anna%3As3cret%40h/x",
    "postgresql:///x?host=/nonexistent&password=s3cret", "postgresql:///a%20password%3Ds3cret?host=/nonexistent",
    "host=/nonexistent password=s3cret", "password = s3cret", "service=x password=s3cret", "service=anna:s3cret@h",
    "PostgreSQL://anna:s3cret@h/x", "postgresql:/anna:s3cret@h/x", "postgresql+ssl://anna:s3cret@h/x",
    "https://anna:s3cret@h/x", "//anna:s3cret@h/x", "anna:s3cret@h/x", " postgresql://anna:s3cret@h/x",
    "'postgresql://anna:s3cret@h/x'", "postgresql://anna:\u{1B}[31ms3cret@h/x\n",
  ]
  /// The program is started 23 times with each address.
  private static let tried = TestRun.sample(4, of: addresses)
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test(arguments: tried)
  func `it is in no message, and in the name of no file`(address: String) async throws {
    let places = [
      ["groups", "--store", address], ["groups", "--json", "--store=\(address)"], ["prepare", address],
      ["prepare", address, "--json"], ["copy", address, "copy"], ["copy", "store", address, "--json"],
      [address], ["groups", address], ["help", address], ["--resume", address], ["--\(address)"],
      ["--language", address], ["--seed", address], ["--as=\(address)"], ["completions", address],
      ["complete", address, "books/"], ["books/\(address)"], ["books/\(address)", "--json"], ["groups/\(address)/add"],
    ]
    let setup = "cd \(folder.word(""))"
    for words in places {
      let run = try await Binary.run(words, after: setup)
      // Help on what begins with a slash is help on the first screen.
      #expect(words[0] == "help" || run.status == 1 || run.status == 2, "\(words)")
      #expect(!(run.output + run.messages).contains("s3cret"), "\(words)")
    }
    let completion = try await Binary.run(["complete", "bash", "--store", address, "groups/"], after: setup)
    #expect(!(completion.output + completion.messages).contains("s3cret"))
    for variable in ["CALCOTS_STORE", "CALCOTS_SERVER", "CALCOTS_LANGUAGE"] {
      let run = try await Binary.run(["groups"], environment: [variable: address], after: setup)
      #expect(!(run.output + run.messages).contains("s3cret"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == [])
  }

  @Test(arguments: tried)
  func `the full screen does not begin with it`(address: String) async throws {
    let terminal = try PseudoTerminal(["groups", "--store", address], after: "cd \(folder.word(""))")
    let status = await terminal.end()
    #expect(status == 1 || status == 2)
    #expect(!terminal.written.contains("s3cret"))
  }
}

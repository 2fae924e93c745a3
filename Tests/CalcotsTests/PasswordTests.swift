import Foundation
import Localization
import TestSupport
import Testing
import calcots

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
  /// The program is started eight times with each address.
  private static let tried = TestRun.sample(4, of: addresses)
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @MainActor @Test(arguments: addresses, Language.allCases)
  func `no message about an invalid command line repeats the password`(address: String, language: Language) {
    let places = [
      [address], ["groups", address], ["help", address], ["--resume", address], ["--\(address)"],
      ["groups", "--store", address], ["groups", "--store=\(address)"], ["prepare", address],
      ["copy", address, "copy"], ["copy", "store", address], ["replies", "--server", address],
      ["--language", address], ["--seed", address], ["--as=\(address)"], ["completions", address],
      ["complete", address, "books/"], ["books/\(address)"], ["groups/\(address)/add"],
    ]
    for words in places { expectNoPassword(in: words, Environment([:]), language) }
    for variable in [Variable.store, .server, .language, .user] {
      expectNoPassword(in: ["groups"], Environment([variable.rawValue: address]), language)
    }
  }

  @MainActor private func expectNoPassword(in words: [String], _ environment: Environment, _ language: Language) {
    do {
      _ = try Request(words, environment: environment)
    } catch {
      #expect(!error.text.words(in: language).contains("s3cret"), "\(words)")
    }
  }

  @Test(arguments: tried)
  func `no message and no file name contains the password`(address: String) async throws {
    let places = [
      ["groups", "--store", address], ["groups", "--json", "--store=\(address)"], ["prepare", address, "--json"],
      ["copy", address, "copy"], ["copy", "store", address, "--json"], ["books/\(address)"],
    ]
    let setup = "cd \(folder.word(""))"
    for words in places {
      let run = try await Binary.run(words, after: setup)
      #expect(run.status == 1 || run.status == 2, "\(words)")
      #expect(!(run.output + run.messages).contains("s3cret"), "\(words)")
    }
    let completion = try await Binary.run(["complete", "bash", "--store", address, "groups/"], after: setup)
    #expect(!(completion.output + completion.messages).contains("s3cret"))
    let run = try await Binary.run(["groups"], environment: ["CALCOTS_STORE": address], after: setup)
    #expect(!(run.output + run.messages).contains("s3cret"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == [])
  }

  @Test(arguments: tried)
  func `on a terminal, a refused address is reported without its password`(address: String) async throws {
    let terminal = try PseudoTerminal(["groups", "--store", address], after: "cd \(folder.word(""))")
    let status = await terminal.end()
    #expect(status == 1 || status == 2)
    #expect(!terminal.written.contains("s3cret"))
  }
}

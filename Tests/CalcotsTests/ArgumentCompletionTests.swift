import Localization
import Models
import Testing
import calcots

@MainActor
struct ArgumentCompletionTests {
  private let rows = [(id: "1", name: "Night Owls"), (id: "12", name: "Runners")]

  private func words(_ line: String..., shell: Shell = .fish) -> [String] {
    ArgumentCompletion(of: line, in: shell).candidates(rows: rows).map(\.term)
  }

  @Test(arguments: [
    (["gr"], ["groups"]), (["groups"], ["groups", "groups/"]),
    (["groups/1/"], ["groups/1/add", "groups/1/invite", "groups/1/rename"]),
    (["matches/"], ["matches/settings"]), (["ma"], ["matches", "manual"]), (["replies/"], ["replies/@"]),
    (["completions", "z"], ["zsh"]), (["cop"], ["copy"]), (["copy", "a", ""], []), (["prepare", ""], []),
    (["help", "gr"], ["groups"]), (["help", "pr"], ["prepare"]),
    (["help", "acc"], ["accessibility"]),
    (["--language", ""], ["en", "de", "ca"]), (["--language=d"], ["--language=de"]),
    (["--language=de", "gr"], ["groups"]),
    (["dice", "--as", "mv"], ["mvc", "mvvm", "mvvmc"]), (["--store", "mem"], ["memory"]),
    (["--no-"], ["--no-warning", "--no-color", "--no-mouse"]), (["--no-color", "--no-m"], ["--no-mouse"]),
    (["--no-mouse", "--no-m"], []), (["groups", "gr"], []),
    (["--seed", ""], []), (["-V"], ["-V"]), (["x", "--store", "--", "--js"], ["--json"]),
  ])
  func `the suggestions for completion are the words that can come next`(line: [String], candidates: [String]) {
    let found = ArgumentCompletion(of: line, in: .fish).candidates(rows: rows).map(\.term)
    #expect(found == candidates)
  }

  @Test func `groups and books are completed by id, with their names as descriptions`() {
    let completion = ArgumentCompletion(of: ["groups/1"], in: .fish)
    #expect(completion.rows == .groups)
    #expect(completion.candidates(rows: rows).map { $0.help.words(in: .en) } == ["Night Owls", "Runners", ""])
    #expect(words("groups/1") == ["groups/1", "groups/12", "groups/1/"])
    #expect(words("books/") == ["books/add", "books/1", "books/12"])
    #expect(ArgumentCompletion(of: ["replies/"], in: .fish).rows == nil)
    #expect(ArgumentCompletion(of: ["--store", "groups/"], in: .fish).rows == nil)
  }

  @Test(arguments: [["--store", "x", "groups/"], ["--store=x", "groups/"], ["--json", "--store", "x", "books/"]])
  func `ids are completed from the store that is named on the command line`(line: [String]) {
    #expect(ArgumentCompletion(of: line, in: .zsh).store == "x")
  }

  @Test func `in bash, an equals sign and the text around it are separate words`() {
    #expect(words("--store", "=", "m", shell: .bash) == ["memory"])
    #expect(words("--store", "=", "m", shell: .zsh) == ["matches", "manual"])
    #expect(words("--language", "=", shell: .bash) == ["en", "de", "ca"])
    #expect(ArgumentCompletion(of: ["--store", "=", "x", "groups/"], in: .bash).store == "x")
  }

  @Test(arguments: [
    (["--store", ""], true), (["--store=a"], true), (["--seed", ""], false), (["gr"], false),
    (["copy", ""], true), (["copy", "a", ""], true), (["copy", "a", "b", ""], false), (["prepare", ""], true),
    (["prepare", "a", ""], false), (["help", ""], false), (["copy", "-"], false),
  ])
  func `file names are suggested only for an argument that can be a file`(line: [String], takesFiles: Bool) {
    #expect(ArgumentCompletion(of: line, in: .fish).takesFiles == takesFiles)
  }
}

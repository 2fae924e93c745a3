import Localization
import Testing
import calcots

@MainActor
struct EnvironmentTests {
  @Test(
    arguments: [
      ([:], "en"), (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE", "LC_MESSAGES": "ca_ES"], "ca_DE"),
      (["LANG": "de_DE", "LC_ALL": "en_GB"], "en_GB"), (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
      (["LANG": "fr_FR"], "en_FR"), (["LC_ALL": "C", "LANG": "de_DE"], "en"),
      (["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"], "en_GB"),
      (["CALCOTS_LANGUAGE": "ca", "LC_ALL": "de_DE"], "ca"), (["CALCOTS_LANGUAGE": "", "LANG": "de_DE"], "de_DE"),
      (["LC_ALL": "en_US", "LC_TIME": "en_GB.UTF-8"], "en_US"), (["LANG": "en_US", "LC_TIME": "C"], "en"),
    ] as [([String: String], String)])
  func `the language and the region are taken from the first locale variables that are set`(
    variables: [String: String], language: String
  ) {
    #expect(Environment(variables).language.description == language)
  }

  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.local/share/calcots/calcots.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/calcots/calcots.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": "d"], "/h/.local/share/calcots/calcots.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/calcots/calcots.sqlite"), ([:], nil), (["HOME": ""], nil),
    ] as [([String: String], String?)])
  func `the user's own store is in the standard data directory`(variables: [String: String], path: String?) {
    #expect(Environment(variables).storePath == path)
  }

  @Test(arguments: ["h", "./h", "~"])
  func `an environment variable that contains a relative folder is ignored`(folder: String) {
    #expect(Environment(["HOME": folder]).storePath == nil)
    #expect(Environment(["HOME": folder, "XDG_DATA_HOME": folder]).storePath == nil)
    #expect(Environment(["HOME": "/h", "XDG_STATE_HOME": folder]).lastPathFile == "/h/.local/state/calcots/last-path")
  }

  @Test func `an environment variable that contains a folder whose name is not UTF-8 is ignored`() {
    let folder = "/h\u{FFFD}"
    #expect(Environment(["HOME": folder]).storePath == nil)
    #expect(Environment(["HOME": "/h", "XDG_DATA_HOME": folder]).storePath == "/h/.local/share/calcots/calcots.sqlite")
    #expect(Environment(["HOME": folder, "XDG_STATE_HOME": "/s"]).lastPathFile == "/s/calcots/last-path")
  }
}

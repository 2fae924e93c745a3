import Fakes
import Models
import Testing
import ViewModels

struct AvatarViewModelTests {
  private func avatar(_ displayName: String, name: String = "alice", id: String = "1") -> AvatarViewModel {
    avatar(of: Account(id: id, name: name, displayName: displayName))
  }

  private func avatar(of account: Account) -> AvatarViewModel {
    ProfileViewModel(interactor: ProfileFakeInteractor(account: account)).avatar
  }

  @Test(
    arguments: [
      ("Alice Ferrer", "AF"), ("alice", "A"), ("Alice Maria de Ferrer", "AF"), ("  spaced   out  ", "SO"),
      ("(Ann) [Roca]", "AR"), ("4 Winds", "4W"), ("🚲 Rider 🚲", "R"), ("美咲 佐藤", "美佐"), ("ßen", "Ss"),
      ("E\u{301}tienne", "E"), ("נועם לוי", "נל"), ("", "A"), ("🚲", "A"), ("\u{1B}[31m", "3"), ("\u{202E}evil", "E"),
    ])
  func `the initials come from the first and the last word of a name`(displayName: String, initials: String) {
    #expect(avatar(displayName).initials == initials)
  }

  @Test(arguments: ["", "\u{1B}\u{7}", "🚲"])
  func `a name without a letter or a digit gives a question mark`(name: String) {
    #expect(avatar(name, name: name).initials == "?")
  }

  @Test func `a letter with a thousand combining marks counts as one letter`() {
    #expect(avatar("a" + String(repeating: "\u{301}", count: 1000)).initials == "A")
  }

  @Test func `the colour depends on the id, and is the same in every run`() {
    let colors = (0..<100).map { avatar("", id: "\($0)").colorIndex }
    #expect(Set(colors) == Set(0..<AvatarViewModel.colorCount))
    #expect(avatar("Another Name").colorIndex == avatar("Alice").colorIndex)
    // A hash that differs from run to run would not give this.
    #expect(colors.prefix(8) == [3, 4, 1, 2, 1, 2, 5, 0])
  }

  @Test func `the picture has a description in words`() {
    #expect(avatar(of: .sample).description == "A calçot on a bicycle")
  }
}

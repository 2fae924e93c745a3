import Fakes
import Models
import Testing
import TextUI
import TextViews

struct ProfileViewTests {
  @Test func `it shows name, account, picture, note, counts and age`() async throws {
    #expect(
      try await lines(of: PictureSubject.profileView(of: .sample)) == """
        == Alice Ferrer ==
        [ AF ]
        @alice
        Picture: A calçot on a bicycle
        | Onions and bicycles.
        4 posts
        1,234 followers
        Follows 56 accounts
        Since Nov 24, 2016


        """)
  }

  @Test func `it can be loaded again and left`() {
    #expect(PictureSubject.profileView(of: .sample).screen.enabledCommands == ["refresh", "back"])
  }
}

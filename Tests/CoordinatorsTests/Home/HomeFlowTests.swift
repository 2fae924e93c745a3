import Coordinators
import Fakes
import Models
import Testing
import TextUI

struct HomeFlowTests {
  @Test func `home leads to the groups and back`() async throws {
    let transcript = try await App(at: .home).transcript(of: "open 1", "back", "back", "show")
    #expect(
      transcript == """
        == Calçots ==
        Choose an app.
         1. Groups (overview, detail and people picker on a store) >
         2. Replies (who has replied to a user of a web service) >

        > open 1
        == My groups ==
        2 groups
         1. Calçotada Committee (2 members) >
         2. Bicycle Repair (0 members) >

        > back
        == Calçots ==
        Choose an app.
         1. Groups (overview, detail and people picker on a store) >
         2. Replies (who has replied to a user of a web service) >

        > back

        """)
  }

  @Test func `a path straight to a group leaves the overview below it`() async throws {
    let app = App(at: .group(Group.sample.id))
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.title) == ["My groups", "Calçotada Committee"])
  }
}

import Coordinators
import Fakes
import Models
import Testing
import TextUI

struct HomeFlowTests {
  @Test func `home leads to the groups and back`() async throws {
    let transcript = try await App(at: "").transcript(of: "open 4", "back", "back", "show")
    #expect(
      transcript == """
        == Calçots ==
        Choose an app.
         1. Dice (one screen, two looks: roll a six)
         2. Matches (a game against the program, and its settings)
         3. Books (a list that says what has changed, and a form on two screens)
         4. Groups (your groups, who is in them, and invitations)
         5. Replies (who has replied to a user of a web service)

        > open 4
        == My groups ==
        My groups (2), chosen; Invitations (1), invited; Suggested groups (1), suggested
        2 groups
         1. Calçotada Committee (2 members)
         2. Bicycle Repair (0 members)

        > back
        == Calçots ==
        Row 4 of 5: Groups

        > back

        """)
  }

  @Test(arguments: AppName.allCases)
  func `home leads to every app and back`(name: AppName) async {
    let app = App(at: "")
    app.open(name)
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.path) == ["", name.rawValue])
    app.give("back")
    #expect(app.navigation.stack.count == 1)
  }

  @Test func `a path straight to a group leaves the overview below it`() async throws {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.path) == ["groups", Group.sample.id])
  }

  @Test func `a person picked behind a path goes into the group below`() async throws {
    let app = App(at: "groups/\(Group.sample.id)/add")
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.path) == ["groups", Group.sample.id, "add"])
    app.give("pick")
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.path) == ["groups", Group.sample.id])
    #expect(app.navigation.top?.screen.list?.count == Group.sample.members.count + 1)
  }

  @Test func `a path to renaming leaves the group below it`() async throws {
    let app = App(at: "groups/\(Group.sample.id)/rename")
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.path) == ["groups", Group.sample.id, "rename"])
  }

  @Test(arguments: ["groups/99/add", "groups/99/rename"])
  func `a path through a group that is gone ends there, and says so`(path: String) async throws {
    let app = App(at: path)
    await app.settle()
    #expect(app.navigation.stack.map(\.screen.path) == ["groups", "99"])
    #expect(app.navigation.history.refusal != nil)
  }
}

import Coordinators
import Fakes
import Models
import Navigation
import Testing
import TextUI

struct HomeFlowTests {
  @Test(arguments: AppName.allCases)
  func `every app can be opened from home, and back returns to home`(name: AppName) async {
    let app = App(at: "")
    app.open(name)
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == [name.rawValue])
    app.give("back")
    #expect(app.navigation.stack.map(\.item.path) == [""])
  }

  @Test func `a path to a group also opens the overview below the group's page`() async throws {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["groups", Group.sample.id])
  }

  @Test func `a person picked on a screen that a path opened is added to the group below`() async throws {
    let app = App(at: "groups/\(Group.sample.id)/add")
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["groups", Group.sample.id, "add"])
    app.give("pick")
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["groups", Group.sample.id])
    #expect(app.navigation.top?.screen.list?.count == Group.sample.members.count + 1)
  }

  @Test(arguments: ["groups/99/add", "groups/99/rename"])
  func `a path through a deleted group ends at the page of this group, and is refused`(path: String) async throws {
    let app = App(at: path)
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["groups", "99"])
    #expect(app.navigation.history.refusal != nil)
  }
}

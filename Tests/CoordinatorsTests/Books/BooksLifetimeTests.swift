import Coordinators
import Fakes
import Interactors
import Models
import Navigation
import TestSupport
import Testing
import TextUISupport
import ViewModels

/// The objects that the books app frees when a screen is left, and those that it keeps; ``WaysOutTests`` leaves every
/// screen in every way.
@Suite(.turnLimit)
struct BooksLifetimeTests {
  typealias WayOut = LifetimeTests.WayOut

  @Test(arguments: [WayOut.command("back"), .popAll])
  func `the list of books is freed when it is left`(way: WayOut) async {
    let app = App(at: "books")
    await app.settle()
    let list = Lifetime(ofTopOf: app)
    #expect(
      list.alive.isSuperset(of: ["Page<BooksView>", "Work", "BooksViewModel", "BooksInteractor", "BooksCoordinator"]))
    way.take(app)
    #expect(list.alive == [])
  }

  @Test(arguments: [WayOut.command("back"), .popToRoot, .popAll])
  func `a book that is studied is freed when it is left`(way: WayOut) async {
    let app = App(at: "books/\(Book.sample.id)")
    await app.settle()
    app.give("know", text: "2")
    await app.settle()
    let study = Lifetime(ofTopOf: app)
    #expect(study.alive.isSuperset(of: ["Page<StudyView>", "Work", "StudyInteractor"]))
    way.take(app)
    #expect(study.alive == [])
  }

  @Test func `going back from the second screen frees only the page of this screen`() async {
    let app = App(at: "books/add")
    await app.settle()
    app.fill("name", with: "Rivers")
    let first = Lifetime(ofTopOf: app)
    app.give("ok")
    await app.settle()
    let second = Lifetime(ofTopOf: app)
    app.give("back")
    #expect(second.all.subtracting(second.alive) == ["Page<AddBookCountView>"])
    #expect(first.alive == first.all && first.all.contains("Page<AddBookNameView>"))
  }
}

import Coordinators
import Fakes
import Interactors
import Models
import Navigation
import TestSupport
import Testing
import TextUISupport
import ViewModels

/// Each screen of the books app frees its whole calçot in the turn in which it is left.
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

  // MARK: Adding a book

  private static let addingParts: Set = [
    "Work", "AddBookViewModel", "AddBookInteractor", "AddBookCoordinator", "Answer<Outcome>",
  ]

  @Test(arguments: [WayOut.command("back"), .popToRoot, .popAll])
  func `adding a book is freed when its first screen is left`(way: WayOut) async {
    let app = App(at: "books/add")
    await app.settle()
    app.fill("name", with: "Rivers")
    let adding = Lifetime(ofTopOf: app)
    #expect(adding.alive.isSuperset(of: Self.addingParts.union(["Page<AddBookNameView>"])))
    way.take(app)
    #expect(adding.alive == [])
  }

  @Test(arguments: [WayOut.popToRoot, .popAll])
  func `adding a book is freed with both screens when its second is left for good`(way: WayOut) async {
    let (app, first, second) = await secondScreen()
    #expect(second.alive.isSuperset(of: Self.addingParts.union(["Page<AddBookCountView>"])))
    way.take(app)
    #expect(first.alive == [])
    #expect(second.alive == [])
  }

  @Test func `adding a book is freed with both screens when the book is created`() async {
    let (app, first, second) = await secondScreen()
    #expect(second.alive.isSuperset(of: Self.addingParts.union(["Page<AddBookCountView>"])))
    app.fill("count", with: "3")
    app.give("create")
    await eventually("the first screen is shown") { app.navigation.stack.count == 1 }
    // Creating is work of the page, which ends a moment after the page has been left.
    await eventually("both screens are freed") { first.alive.isEmpty && second.alive.isEmpty }
    #expect(first.alive.union(second.alive) == [])
  }

  @Test func `going back from the second screen frees its page, and keeps the process`() async {
    let (app, first, second) = await secondScreen()
    app.give("back")
    #expect(second.all.subtracting(second.alive) == ["Page<AddBookCountView>"])
    #expect(first.alive == first.all)
  }

  private func secondScreen() async -> (App, first: Lifetime, second: Lifetime) {
    let app = App(at: "books/add")
    await app.settle()
    app.fill("name", with: "Rivers")
    let first = Lifetime(ofTopOf: app)
    app.give("ok")
    await app.settle()
    return (app, first, Lifetime(ofTopOf: app))
  }
}

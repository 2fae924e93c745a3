import Localization
import Navigation
import TestSupport
import Testing
import TextUISupport

/// Waiting until the top page is idle and shows the newest data.
@Suite(.turnLimit)
struct SettleTests {
  private let navigation = NavigationController()
  private let opener: AsyncStream<Void>.Continuation
  private let page: Page<PlainView>

  /// Shows a page whose work is unfinished until the opener finishes.
  init() {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    self.opener = opener
    let viewModel = PlainView.ViewModel("A")
    page = Page(PlainView.self, viewModel, load: viewModel.load)
    Place(on: navigation).show(page)
    page.work.start { for await _ in gate {} }
  }

  /// The number of observations that wait for a change of the stacks or of the page's work.
  private var observations: Int {
    get throws {
      let observed: [AnyObject] = [navigation, page.work] + navigation.stacks
      return try observed.map(Self.observations).reduce(0, +)
    }
  }

  /// Counts the observations of an object, which its registrar keeps in a dictionary.
  private static func observations(of object: AnyObject) throws -> Int {
    let registrar = try #require(Mirror(reflecting: object).descendant("_$observationRegistrar"))
    let buffer = try #require(Mirror(reflecting: registrar).descendant("extent", "context", "state", "buffer"))
    let header = try #require(Mirror(reflecting: buffer).superclassMirror?.descendant("header"))
    let observations = try #require(Mirror(reflecting: header).descendant("observations"))
    return Mirror(reflecting: observations).children.count
  }

  @Test func `waiting for an idle page ends at once`() async throws {
    page.work.cancelAll()
    await navigation.settle()
    #expect(try observations == 0)
  }

  @Test func `waiting for a page ends when its work ends, and stops observing the page`() async throws {
    let settling = Task.immediate { await navigation.settle() }
    #expect(try observations > 0)
    opener.finish()
    try await value(of: settling, "the page settles")
    #expect(!page.work.isBusy)
    #expect(try observations == 0)
  }

  @Test func `a page that is out of date loads again as soon as its work ends`() async throws {
    page.work.isStale = true
    let settling = Task.immediate { await navigation.settle() }
    #expect(page.viewModel.loads == 1)
    opener.finish()
    try await value(of: settling, "the page settles")
    #expect(page.viewModel.loads == 2)
    #expect(!page.work.isStale)
  }

  @Test func `if another page comes on top, waiting ends when the work of that page ends`() async throws {
    let settling = Task.immediate { await navigation.settle() }
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("B")))
    try await value(of: settling, "the new page settles")
    #expect(page.work.isBusy)
    #expect(try observations == 0)
  }

  @Test func `waiting for a page ends if the page is removed`() async throws {
    let form = Place(on: navigation)
    form.show(Page(PlainView.self, PlainView.ViewModel("B")))
    navigation.top?.work.start { await untilCancelled() }
    let settling = Task.immediate { [navigation, weak page = navigation.top] in await navigation.settle { page } }
    form.leave()
    try await value(of: settling, "the wait ends")
  }

  @Test func `a wait that is cancelled ends at once, and stops observing the page`() async throws {
    let settling = Task.immediate { await navigation.settle() }
    #expect(try observations > 0)
    settling.cancel()
    try await value(of: settling, "the wait ends")
    #expect(page.work.isBusy)
    #expect(try observations == 0)
  }
}

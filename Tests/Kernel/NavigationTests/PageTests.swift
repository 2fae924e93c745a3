import Localization
import Navigation
import Observation
import Synchronization
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A view on a view model that has no state.
private struct NumberView: TextView {
  let viewModel: Int

  var item: NavigationItem { NavigationItem(path: "number", title: "\(viewModel)") }

  var screen: Screen {
    Screen(elements: [], commands: [])
  }
}

@Suite(.turnLimit)
struct PageTests {
  @Test func `a change replaces the view model of a page, and notifies the page's observers`() {
    let page = Page(NumberView.self, 1)
    let changed = Mutex(false)
    let title = withObservationTracking {
      page.item.title
    } onChange: {
      changed.withLock { $0 = true }
    }
    page.viewModel = 2
    #expect(title == "\(1)")
    #expect(page.item.title == "\(2)")
    #expect(changed.withLock { $0 })
  }

  @Test func `while a page loads, it counts as busy`() async {
    let viewModel = PlainView.ViewModel("A")
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    viewModel.onLoad = { for await _ in gate {} }
    let page = Page(PlainView.self, viewModel, load: viewModel.load)
    page.load()
    #expect(page.work.isBusy)
    opener.finish()
    await eventually("the work ends") { !page.work.isBusy }
  }

  @Test func `a page that is removed frees its view model, and cancels its work`() async {
    let cancelled = AsyncStream.makeStream(of: Void.self)
    let navigation = NavigationController()
    weak var viewModel: PlainView.ViewModel?
    do {
      let made = PlainView.ViewModel("A")
      viewModel = made
      let page = Page(PlainView.self, made)
      Place(on: navigation).show(page)
      page.work.start {
        await withTaskCancellationHandler {
          await untilCancelled()
        } onCancel: {
          cancelled.continuation.finish()
        }
      }
    }
    #expect(viewModel != nil)
    navigation.goBack()
    #expect(viewModel == nil)
    for await _ in cancelled.stream {}
  }
}

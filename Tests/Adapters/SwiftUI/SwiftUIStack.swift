import Localization
import Navigation
import SwiftUI

/// A page's view that SwiftUI draws.
typealias ScreenView = PageView & SwiftUI.View

protocol Drawn {
  var drawing: AnyView { get }
}

extension Page: Drawn where View: ScreenView {
  var drawing: AnyView { AnyView(HostedPage(page: self)) }
}

struct HostedPage<Content: ScreenView>: View {
  @Environment(\.language) private var language
  let page: Page<Content>

  // Reads the page, so a new snapshot makes a new view.
  var body: some View {
    page.view
      .navigationTitle(page.item.title.words(in: language))
      .environment(page.work)
      .onChange(of: page.work.isStale) { if page.work.isStale { page.load() } }
  }
}

/// A page as an element of SwiftUI's path; it keeps the page, so that no other can have the same identity meanwhile.
nonisolated struct ShownPage: Hashable, Identifiable {
  let page: any AnyPage

  var id: ObjectIdentifier { ObjectIdentifier(page) }

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Stack {
  /// The pages above one, up to the next that is modal.
  func pages(above root: any AnyPage) -> [ShownPage] {
    let above = pages.drop { $0 !== root }.dropFirst()
    return above.prefix { !$0.item.presentation.isModal }.map(ShownPage.init)
  }

  /// The modal page that stands above those.
  func sheet(above root: any AnyPage) -> ShownPage? {
    let above = pages.drop { $0 !== root }.dropFirst()
    return above.first { $0.item.presentation.isModal }.map(ShownPage.init)
  }

  /// Removes all that stands above a page; does nothing if the page has left.
  func goBack(to page: any AnyPage) {
    if let above = pages.drop(while: { $0 !== page }).dropFirst().first { remove(above) }
  }
}

/// A page and those above it on its stack; from the first modal one on, they stand in a sheet.
struct StackView: View {
  let stack: Stack
  let root: any AnyPage

  var body: some View {
    NavigationStack(path: path) {
      (root as? any Drawn)?.drawing
        .navigationDestination(for: ShownPage.self) { ($0.page as? any Drawn)?.drawing }
    }
    .sheet(item: sheet) { StackView(stack: stack, root: $0.page) }
    .environment(stack.history)
  }

  // SwiftUI shortens them when the user goes back.
  private var path: Binding<[ShownPage]> {
    Binding {
      stack.pages(above: root)
    } set: {
      stack.goBack(to: $0.last?.page ?? root)
    }
  }

  private var sheet: Binding<ShownPage?> {
    Binding {
      stack.sheet(above: root)
    } set: {
      if $0 == nil { stack.goBack(to: stack.pages(above: root).last?.page ?? root) }
    }
  }
}

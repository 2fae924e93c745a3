import Gallery
import Navigation
import TestSupport
import Testing

/// The gallery shows every screen in every state that it can have, from fakes.
struct GalleryTests {
  /// The kinds of content of a view, and the states that its screen then has.
  private static let states: [(shown: [String], states: Set<Substring>)] = [
    (["viewModel.notice"], ["failed"]),
    (["viewModel.content"], ["loading", "loaded"]),
    (["viewModel.content", ".list("], ["empty", "long", "hostile"]),
  ]

  @Test func `the gallery contains every view in each of its possible states`() throws {
    let tops = GalleryState.all.map { state in
      (view: state.pages.last.map { "\(type(of: $0))" }, state: state.condition)
    }
    let views = try declarations(in: "TextViews", matching: /struct (\w+): TextView\b/)
    #expect(!views.isEmpty)
    for (view, text) in views {
      let needed = Self.states.filter { $0.shown.allSatisfy(text.contains) }.flatMap(\.states)
      let shown = Set(tops.filter { $0.view == "Page<\(view)>" }.map(\.state))
      var missing = Set(needed).subtracting(shown)
      // Some lists are never empty.
      if missing.contains("empty"), try !PackageFile.text(of: "\(view)Model.swift").contains(".empty(") {
        missing.remove("empty")
      }
      #expect(!shown.isEmpty, "\(view) is not in the gallery")
      #expect(missing == [], "\(view) is not in the gallery in these states")
    }
  }

  @Test func `every protocol of a coordinator, an interactor or a data provider has a fake`() throws {
    let name = /protocol (\w+(?:CoordinatorProtocol|InteractorProtocol|DataProvider))\b/
    let protocols = try declarations(in: "ViewModels", matching: name) + declarations(in: "Interactors", matching: name)
    let faked = try declarations(in: "Fakes", matching: /class \w+: (\w+)/).map(\.name)
    #expect(!protocols.isEmpty)
    #expect(Set(protocols.map(\.name)).subtracting(faked) == [])
  }

  /// The names that a pattern finds in the files of a module, each with the text of its file.
  private func declarations(
    in module: String, matching pattern: Regex<(Substring, Substring)>
  ) throws -> [(name: String, text: String)] {
    try PackageFile.swift(in: "Sources/\(module)").flatMap { _, text in
      text.matches(of: pattern).map { (String($0.output.1), text) }
    }
  }
}

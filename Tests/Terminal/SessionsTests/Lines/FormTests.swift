import Foundation
import Localization
import Navigation
import TestSupport
import Testing
import TextUISupport

/// Sliders and buttons, where there are no keys.
@Suite(.turnLimit)
struct FormTests {
  private let navigation = NavigationController()
  private let viewModel = FormView.ViewModel()

  init() {
    Place(on: navigation).show(Page(FormView.self, viewModel))
  }

  private func transcript(of lines: String..., asJSON: Bool = false) async throws -> String {
    let play = Play(lines, on: navigation, asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }

  @Test func `a slider is printed with its range, and a button shows whether it is enabled`() async throws {
    #expect(
      try await transcript() == """
        == Form ==
        It is going well.
        Height (height, 12 to 24): 18
        [Down] go down
        [Up] go up (not now)


        """)
  }

  @Test func `a slider is set like any field`() async throws {
    _ = try await transcript(of: "set height 24")
    #expect(viewModel.value == 24)
  }

  @Test(arguments: ["x", "", "25", "-1", "99999999999999999999"])
  func `a value outside the range of a slider is refused and changes nothing`(text: String) async throws {
    #expect(try await transcript(of: "set height \(text)").hasSuffix("! 12 to 24, please.\n"))
    #expect(viewModel.value == 18)
  }

  @Test func `the JSON of a form has the range of each slider, and whether each button is enabled`() async throws {
    let json = try await transcript(asJSON: true)
    #expect(json.contains(#""minimum":12"#) && json.contains(#""maximum":24"#))
    #expect(json.contains(#""command":"go down","enabled":true"#))
    #expect(json.contains(#""command":"go up","enabled":false"#))
  }
}

import Changes
import Fakes
import Interactors
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct RenameGroupViewTests {
  private let interactor = RenameGroupFakeInteractor()
  private let viewModel: RenameGroupViewModel

  init() {
    viewModel = RenameGroupViewModel(interactor: interactor, coordinator: RenameGroupFakeCoordinator())
  }

  @Test func `the screen shows the name, the reason why the name is invalid, and a button`() async throws {
    viewModel.name = ""
    interactor.problem = .invalidName(.blank)
    let shown = try await lines(of: RenameGroupView.self, viewModel)
    #expect(
      shown == """
        == Rename “Calçotada Committee” ==
        Name (name):\u{20}
        A group needs a name.
        [Save] save (not now)


        """)
  }

  @Test func `typed text is passed to the view model`() throws {
    try RenameGroupView(viewModel: viewModel).screen.fields.first?.edit("Runners")
    #expect(viewModel.name == "Runners")
  }

  @Test func `if a fetch fails, the error is shown`() async throws {
    interactor.group = .failed(.groupGone, last: nil)
    let text = try await lines(of: RenameGroupView.self, viewModel)
    #expect(text.contains("Error: There is no such group, or it has been deleted."))
  }
}

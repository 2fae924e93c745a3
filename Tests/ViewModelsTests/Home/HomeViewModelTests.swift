import Fakes
import Models
import Testing
import ViewModels

struct HomeViewModelTests {
  private let coordinator = HomeFakeCoordinator()
  private let viewModel: HomeViewModel

  init() {
    viewModel = HomeViewModel(coordinator: coordinator)
  }

  @Test func `it lists the apps`() {
    #expect(viewModel.rows.map(\.id) == AppName.allCases.map(\.rawValue))
    #expect(viewModel.rows.first?.title == "Groups")
  }

  @Test func `opening a row shows its app`() throws {
    try viewModel.open(at: 0)
    #expect(coordinator.calls == [.present(.groups)])
  }

  @Test(arguments: [-1, AppName.allCases.count])
  func `a row that does not exist is refused`(index: Int) {
    #expect(throws: Refusal.self) { try viewModel.open(at: index) }
    #expect(coordinator.calls == [])
  }

  @Test func `going back leaves home`() {
    viewModel.dismissHome()
    #expect(coordinator.calls == [.dismissHome])
  }
}

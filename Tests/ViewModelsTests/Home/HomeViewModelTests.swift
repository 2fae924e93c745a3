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
    #expect(viewModel.rows.map(\.title).prefix(2) == ["Dice", "Matches"])
  }

  @Test(arguments: AppName.allCases.indices)
  func `opening a row shows its app`(index: Int) throws {
    try viewModel.open(at: index)
    #expect(coordinator.calls == [.present(AppName.allCases[index])])
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

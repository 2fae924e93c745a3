import Changes
import Fakes
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct HomeViewModelTests {
  private let interactor = HomeFakeInteractor()
  private let coordinator = HomeFakeCoordinator()
  private let viewModel: HomeViewModel

  init() {
    viewModel = HomeViewModel(me: .sample, canActAsOthers: true, interactor: interactor, coordinator: coordinator)
  }

  @Test func `it says who acts`() {
    #expect(viewModel.personName == "Anna Roca")
  }

  @Test func `acting as another person leads to the others`() async throws {
    try await viewModel.actAsAnother()
    #expect(coordinator.calls == [.presentAccounts])
  }

  @Test func `where the store decides who the user is, nobody else can act`() async {
    let viewModel = HomeViewModel(me: .sample, canActAsOthers: false, interactor: interactor, coordinator: coordinator)
    await #expect(throws: CommandError(.home(.decidedByStore))) { try await viewModel.actAsAnother() }
    #expect(coordinator.calls == [])
  }

  @Test func `it lists the apps`() {
    #expect(viewModel.rows.map(\.id) == AppName.allCases.map(\.rawValue))
    #expect(viewModel.rows.first?.title == .home(.app(.dice)))
    #expect(viewModel.rows.first?.detail == .home(.appDetail(.dice)))
  }

  @Test func `an app that is open says so, and at which screen it was left`() {
    coordinator.titles = [.dice: [.dice(.title)], .groups: ["My groups", "Night Owls"]]
    #expect(viewModel.rows[0].detail == .home(.isOpen))
    #expect(viewModel.rows[3].detail == .home(.isOpenAt("Night Owls")))
  }

  @Test func `the row of the groups says how much news is unread, and a command leads there`() async throws {
    #expect(viewModel.rows.map(\.unread) == Array(repeating: nil, count: 5))
    interactor.unreadNews = .loaded(2)
    #expect(viewModel.rows[3].unread == nil)
    #expect(viewModel.updated().rows.map(\.unreadNews) == [nil, nil, nil, 2, nil])
    #expect(viewModel.updated().rows[3].unread == .groups(.unreadNews(2)))
    try await viewModel.showNews()
    #expect(coordinator.calls == [.presentNews])
  }

  @Test func `a store that fails leaves home without a number`() async {
    interactor.unreadNews = .failed(.store(StoreError(.busy, path: "x")), last: nil)
    #expect(viewModel.updated().rows[3].unread == nil)
    await viewModel.fetchUnreadNews()
    #expect(interactor.calls == [.fetchUnreadNews])
  }

  @Test(arguments: AppName.allCases.indices)
  func `opening a row shows its app`(index: Int) async throws {
    try await viewModel.openApp(index)
    #expect(coordinator.calls == [.present(AppName.allCases[index])])
  }

  @Test(arguments: [(-1, 0), (AppName.allCases.count, AppName.allCases.count + 1)])
  func `a row that does not exist is refused`(index: Int, number: Int) async {
    await #expect(throws: CommandError(.shared(.noSuchRow(number)))) { try await viewModel.openApp(index) }
    #expect(coordinator.calls == [])
  }
}

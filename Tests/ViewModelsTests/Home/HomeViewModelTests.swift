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

  @Test func `the screen shows the name of the person for whom the user acts`() {
    #expect(viewModel.personName == "Anna Roca")
  }

  @Test func `the command to act as another person opens the list of people`() async throws {
    try await viewModel.actAsAnother()
    #expect(coordinator.calls == [.presentAccounts])
  }

  @Test func `if the store decides who the user is, the user cannot act as another person`() async {
    let viewModel = HomeViewModel(me: .sample, canActAsOthers: false, interactor: interactor, coordinator: coordinator)
    await #expect(throws: CommandError(.home(.decidedByStore))) { try await viewModel.actAsAnother() }
    #expect(coordinator.calls == [])
  }

  @Test func `the apps are listed`() {
    #expect(viewModel.rows.map(\.id) == AppName.allCases.map(\.rawValue))
    #expect(viewModel.rows.first?.title == .home(.app(.dice)))
    #expect(viewModel.rows.first?.detail == .home(.appDetail(.dice)))
  }

  @Test func `the row of an open app shows on which screen the user left the app`() {
    coordinator.titles = [.dice: [.dice(.title)], .groups: ["My groups", "Night Owls"]]
    #expect(viewModel.rows[0].detail == .home(.isOpen))
    #expect(viewModel.rows[3].detail == .home(.isOpenAt("Night Owls")))
  }

  @Test func `the row of the groups app shows the amount of unread news, and a command opens the news`() async throws {
    #expect(viewModel.rows.map(\.unread) == Array(repeating: nil, count: 5))
    interactor.unreadNews = .loaded(2)
    #expect(viewModel.rows[3].unread == nil)
    #expect(viewModel.updated().rows.map(\.unreadNews) == [nil, nil, nil, 2, nil])
    #expect(viewModel.updated().rows[3].unread == .groups(.unreadNews(2)))
    try await viewModel.showNews()
    #expect(coordinator.calls == [.presentNews])
  }

  @Test func `if the store fails, home shows no amount of unread news`() async {
    interactor.unreadNews = .failed(.store(StoreError(.busy, path: "x")), last: nil)
    #expect(viewModel.updated().rows[3].unread == nil)
    await viewModel.fetchUnreadNews()
    #expect(interactor.calls == [.fetchUnreadNews])
  }

  @Test(arguments: AppName.allCases.indices)
  func `opening a row shows the app of the row`(index: Int) async throws {
    try await viewModel.openApp(index)
    #expect(coordinator.calls == [.present(AppName.allCases[index])])
  }

  @Test(arguments: [(-1, 0), (AppName.allCases.count, AppName.allCases.count + 1)])
  func `a command for a row that does not exist is refused`(index: Int, number: Int) async {
    await #expect(throws: CommandError(.shared(.noSuchRow(number)))) { try await viewModel.openApp(index) }
    #expect(coordinator.calls == [])
  }
}

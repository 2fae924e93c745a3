import Changes
import Fakes
import Foundation
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct NewsViewModelTests {
  private let interactor = NewsFakeInteractor()
  private let coordinator = NewsFakeCoordinator()

  private var viewModel: NewsViewModel { NewsViewModel(interactor: interactor, coordinator: coordinator) }

  @Test func `the latest news is listed first, and unread news is marked as new`() {
    #expect(viewModel.content == .loaded(.groups(.newsCount(4))))
    #expect(viewModel.numberOfRows == 4)
    let rows = (0..<4).compactMap(viewModel.data)
    #expect(rows.map(\.kindName) == ["removed", "added", "withdrawn", "invited"])
    #expect(rows.map(\.isNew) == [true, true, false, false])
    #expect(rows[0].text == .groups(.removedFrom(group: "Castellers Training", by: "Jordi Soler")))
    #expect(rows[3].text == .groups(.invitedTo(group: "Castellers Training", by: nil)))
    #expect(viewModel.data(forRowAt: 4) == nil)
  }

  @Test func `each kind of news has a code for programs`() {
    let codes = News.Kind.allCases.map { kind in
      Text.groups(.news(News(number: 1, kind, in: "1", named: "A", by: nil, at: .distantPast))).code
    }
    #expect(codes == ["groups.invitedTo", "groups.invitationWithdrawn", "groups.addedTo", "groups.removedFrom"])
  }

  @Test func `without news, a message is shown, and nothing can be opened`() async {
    interactor.news = .loaded(NewsList(news: [], readNumber: 0))
    #expect(viewModel.content == .empty(.groups(.noNews)))
    await #expect(throws: CommandError(.shared(.noRows))) { try await viewModel.showGroup(0) }
  }

  @Test func `if a fetch fails, the error is shown`() {
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    interactor.news = .failed(failure, last: nil)
    #expect(viewModel.content == .failed)
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
  }

  @Test func `a row opens its group, even if the list has changed`() async throws {
    let seen = viewModel
    interactor.news = .loaded(NewsList(news: [], readNumber: 0))
    try await seen.showGroup(0)
    #expect(coordinator.calls == [.present(Group.sampleInvited.id)])
    #expect(seen.updated().numberOfRows == 0)
  }

  @Test func `refreshing fetches the data again`() async {
    await viewModel.fetchNews()
    #expect(interactor.calls == [.fetchNews])
  }
}

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

struct ProfileViewModelTests {
  private func viewModel(of account: Account) -> ProfileViewModel {
    ProfileViewModel(interactor: ProfileFakeInteractor(account: account))
  }

  @Test func `the profile shows all that is known about the account`() throws {
    let viewModel = viewModel(of: .sample)
    #expect(viewModel.fullName == "Alice Ferrer")
    #expect(viewModel.accountName == "@alice")
    #expect(viewModel.avatar.initials == "AF")
    #expect(viewModel.pictureText == .replies(.picture("A calçot on a bicycle")))
    #expect(viewModel.note == ["Onions and bicycles."])
    #expect([viewModel.posts, viewModel.followers, viewModel.following] == [4, 1234, 56])
    #expect(viewModel.since?.day == .date(try #require(Account.sample.since), .day, in: .gmt))
    #expect(viewModel.since?.time.hasPrefix("2016-11-24T") == true)
    #expect(viewModel.notice == nil)
  }

  @Test func `dates are in the user's time zone`() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let interactor = ProfileFakeInteractor(clock: WallClock(timeZone: zone) { WallClock.sampleTime })
    let since = Text.date(try #require(Account.sample.since), .day, in: zone)
    #expect(ProfileViewModel(interactor: interactor).since?.day == since)
  }

  @Test func `unknown facts are left out`() {
    let viewModel = viewModel(of: .sampleCarla)
    #expect(viewModel.fullName == "@carla")
    #expect(viewModel.pictureText == nil)
    #expect(viewModel.note == [])
    #expect(viewModel.since == nil)
    #expect([viewModel.posts, viewModel.followers, viewModel.following] == [1, 0, 0])
  }

  @Test func `if the server does not give a number, the number is not shown as zero`() {
    let account = Account(id: "1", name: "a", displayName: "", followers: nil, following: 2, posts: nil)
    let shown = viewModel(of: account)
    #expect([shown.posts, shown.followers, shown.following] == [nil, nil, 2])
  }

  @Test func `line breaks in a note are kept, but blank lines are removed`() {
    #expect(viewModel(of: Account(id: "1", name: "a", displayName: "", note: "\na\r\n \nb\n")).note == ["a", "b"])
  }

  @Test func `a long note is truncated, with a remark that the note goes on`() {
    let limit = String(repeating: "b", count: 20_000)
    let account = Account(id: "1", name: "a", displayName: "", note: limit + "b")
    #expect(viewModel(of: account).note == [Text(verbatim: limit), .replies(.textCut(limit: 20_000))])
  }

  @Test func `a long description of the picture is truncated to 1,000 characters`() {
    let words = String(repeating: "b", count: 1000)
    let account = Account(id: "1", name: "a", displayName: "", avatarDescription: words + "b")
    #expect(viewModel(of: account).pictureText == .replies(.picture(words + "…")))
  }

  @Test func `after a failed fetch, the account stays, and the notice shows the error`() {
    let interactor = ProfileFakeInteractor()
    interactor.failure = .timedOut
    let viewModel = ProfileViewModel(interactor: interactor)
    #expect(viewModel.fullName == "Alice Ferrer")
    #expect(viewModel.notice == Notice(.error, .replies(.timedOut), remedy: .retry))
  }

  @Test func `the notice shows when a rate limit ends`() {
    let interactor = ProfileFakeInteractor()
    interactor.failure = .rateLimited(until: WallClock.sampleTime)
    let time = Text.date(WallClock.sampleTime, .time, in: .gmt)
    #expect(ProfileViewModel(interactor: interactor).notice?.text == .replies(.rateLimitedUntil(time)))
  }

  @Test func `refreshing asks the interactor for a newer account`() async {
    let interactor = ProfileFakeInteractor()
    await ProfileViewModel(interactor: interactor).fetchAccount()
    #expect(interactor.calls == [.fetchAccount])
  }

  @Test func `a change leaves the view model unchanged, and a new view model shows the change`() {
    let interactor = ProfileFakeInteractor()
    let viewModel = ProfileViewModel(interactor: interactor)
    interactor.account = .sampleBob
    interactor.failure = .timedOut
    #expect(viewModel.fullName == "Alice Ferrer")
    #expect(viewModel.notice == nil)
    #expect(viewModel.updated().fullName == "Bob Spryn")
    #expect(viewModel.updated().notice != nil)
  }
}

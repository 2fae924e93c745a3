import Fakes
import Interactors
import Models
import Testing
import ViewModels

struct ProfileViewModelTests {
  private func viewModel(of account: Account, fetch: Fetch<RepliesError> = .finished) -> ProfileViewModel {
    let interactor = ProfileFakeInteractor(account: account)
    interactor.fetch = fetch
    return ProfileViewModel(interactor: interactor, coordinator: ProfileFakeCoordinator())
  }

  @Test func `it shows what is known of the account`() {
    let viewModel = viewModel(of: .sample)
    #expect(viewModel.fullName == "Alice Ferrer")
    #expect(viewModel.accountName == "@alice")
    #expect(viewModel.avatar.initials == "AF")
    #expect(viewModel.pictureText == "Picture: A calçot on a bicycle")
    #expect(viewModel.note == ["Onions and bicycles."])
    #expect(viewModel.counts == ["4 posts", "1,234 followers", "Follows 56 accounts"])
    #expect(viewModel.since == "Since Nov 24, 2016")
    #expect(viewModel.fetchFailure == nil)
  }

  @Test func `what is not known is left out`() {
    let viewModel = viewModel(of: .sampleCarla)
    #expect(viewModel.fullName == "@carla")
    #expect(viewModel.pictureText == nil)
    #expect(viewModel.note == [])
    #expect(viewModel.since == nil)
    #expect(viewModel.counts == ["1 post", "0 followers", "Follows 0 accounts"])
  }

  @Test func `a note keeps its lines, but for blank ones`() {
    #expect(viewModel(of: Account(id: "1", name: "a", displayName: "", note: "\na\r\n \nb\n")).note == ["a", "b"])
  }

  @Test func `of a note of any length the start is shown, and that it goes on`() {
    let note = String(repeating: "b", count: 20_001)
    #expect(
      viewModel(of: Account(id: "1", name: "a", displayName: "", note: note)).note
        == [String(note.dropLast()), "The text goes on: only its first 20,000 characters are shown."])
  }

  @Test func `the words for a picture of any length are shown as far as a line goes`() {
    let words = String(repeating: "b", count: 30_000)
    let account = Account(id: "1", name: "a", displayName: "", avatarDescription: words)
    #expect(viewModel(of: account).pictureText == "Picture: \(words.prefix(1000))…")
  }

  @Test func `a failure keeps the account and says why`() {
    let viewModel = viewModel(of: .sample, fetch: .failed(.timedOut))
    #expect(viewModel.fullName == "Alice Ferrer")
    #expect(viewModel.fetchFailure == "The server took too long to answer. Try again.")
  }

  @Test func `it is a snapshot, and asks its interactor for a newer one`() async {
    let interactor = ProfileFakeInteractor()
    let coordinator = ProfileFakeCoordinator()
    let viewModel = ProfileViewModel(interactor: interactor, coordinator: coordinator)
    interactor.stock = .sampleBob
    await viewModel.fetchAccount()
    #expect(interactor.fetches == 1)
    #expect(viewModel.fullName == "Alice Ferrer")
    viewModel.dismissProfile()
    #expect(coordinator.dismissals == 1)
  }
}

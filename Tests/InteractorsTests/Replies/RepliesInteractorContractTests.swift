import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `RepliesInteractorProtocol` promises: the real one and the fake.
struct RepliesInteractorContractTests {
  /// A conformer over a user with two pages of replies, with a switch that makes it fail.
  struct Subject {
    let interactor: any RepliesInteractorProtocol
    let setFailure: (RepliesError?) -> Void
  }

  enum Conformer: CaseIterable {
    case real, fake

    @MainActor func make() -> Subject {
      let provider = RepliesFakeDataProvider(
        posts: Post.samples.filter { $0.id != Post.sampleUnanswered.id }, pageSize: 2)
      switch self {
      case .real:
        return Subject(interactor: RepliesInteractor(dataProvider: provider)) { provider.failure = $0 }
      case .fake:
        let fake = RepliesFakeInteractor()
        let posts: [Post] = [.sampleReply, .sampleReplyWarned]
        fake.stock = [.of(posts, isComplete: false), .of(posts + [.sampleReplyOlder])]
        return Subject(interactor: fake) { fake.failure = $0 }
      }
    }
  }

  private func ids(_ subject: Subject) -> [String]? { subject.interactor.list?.replies.map(\.id) }

  @Test(arguments: Conformer.allCases)
  func `before a look-up there is nothing`(conformer: Conformer) {
    let interactor = conformer.make().interactor
    #expect(interactor.list == nil)
    #expect(interactor.fetch == .notStarted)
  }

  @Test(arguments: Conformer.allCases)
  func `a look-up brings the account and the first replies, more the others`(conformer: Conformer) async {
    let subject = conformer.make()
    await subject.interactor.fetchReplies(to: .sample)
    #expect(subject.interactor.list?.account == .sample)
    #expect(ids(subject) == ["103", "101"])
    #expect(subject.interactor.list?.isComplete == false)
    await subject.interactor.fetchMoreReplies()
    #expect(ids(subject) == ["103", "101", "91"])
    #expect(subject.interactor.fetch == .finished)
  }

  @Test(arguments: Conformer.allCases)
  func `a look-up that fails leaves nothing of the one before`(conformer: Conformer) async {
    let subject = conformer.make()
    await subject.interactor.fetchReplies(to: .sample)
    subject.setFailure(.gone)
    await subject.interactor.fetchReplies(to: .sampleQuiet)
    #expect(subject.interactor.list == nil)
    #expect(subject.interactor.fetch == .failed(.gone))
  }

  @Test(arguments: Conformer.allCases)
  func `more that fails keeps what is there, and a retry brings it`(conformer: Conformer) async {
    let subject = conformer.make()
    await subject.interactor.fetchReplies(to: .sample)
    subject.setFailure(.timedOut)
    await subject.interactor.fetchMoreReplies()
    #expect(ids(subject) == ["103", "101"])
    #expect(subject.interactor.fetch == .failed(.timedOut))
    subject.setFailure(nil)
    await subject.interactor.retry()
    #expect(ids(subject) == ["103", "101", "91"])
    #expect(subject.interactor.fetch == .finished)
  }

  @Test(arguments: Conformer.allCases)
  func `an account is found by its id, or not`(conformer: Conformer) async throws {
    let subject = conformer.make()
    #expect(try await subject.interactor.account("2") == .sampleBob)
    await #expect(throws: RepliesError.unknown) { try await subject.interactor.account("99") }
    subject.setFailure(.closed)
    await #expect(throws: RepliesError.closed) { try await subject.interactor.account("2") }
  }
}

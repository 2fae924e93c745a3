package import Interactors
package import Localization
import Models

/// Prepares a book that is studied for its view, and passes on what the user does there.
///
/// What it shows is derived from the interactor's book whenever it is read, and the interactor is observable.
///
/// Owned by the view.
package final class StudyViewModel {
  private let interactor: any StudyInteractorProtocol
  private let coordinator: any StudyCoordinatorProtocol
  private let strings: Strings

  package init(interactor: any StudyInteractorProtocol, coordinator: any StudyCoordinatorProtocol, strings: Strings) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
  }

  // MARK: What is shown

  /// The book's name, or what stands in its place until it is known.
  package var bookName: String { interactor.book?.name ?? strings(BooksText.book) }

  /// How much of the book is known, in words; empty until it has been fetched.
  package var currentProgress: String {
    guard let book = interactor.book else { return "" }
    return strings(BooksText.progress, ["percent": strings.number(KnownShare(of: [book]).percent)])
  }

  package var content: Content {
    if let book = interactor.book {
      return .loaded(strings(BooksText.knownCards, count: book.cardCount, ["known": strings.number(book.knownCount)]))
    }
    if let fetchFailure { return .failed(fetchFailure) }
    return .loading(strings(SharedText.loading))
  }

  /// Why what is shown is not the newest; nil as long as it is.
  package var fetchFailure: String? {
    guard case .failed(let error) = interactor.fetch else { return nil }
    return strings.fetchMessage(for: error)
  }

  // MARK: Inside this calçot: the interactor

  package func fetchBook() async {
    await interactor.fetchBook()
  }

  /// Makes as many more cards known as is typed.
  package var know: Command<String> {
    Command(unless: self.whyNotLearn { $0.knownCount < $0.cardCount ? nil : .allKnown }) {
      [self] cards throws(Refusal) in
      try await strings.refusing { () throws(BooksError) in try await interactor.know(cards) }
    }
  }

  /// Makes as many fewer cards known as is typed.
  package var forget: Command<String> {
    Command(unless: self.whyNotLearn { $0.knownCount > 0 ? nil : .noneKnown }) {
      [self] cards throws(Refusal) in
      try await strings.refusing { () throws(BooksError) in try await interactor.forget(cards) }
    }
  }

  // MARK: To another calçot: the coordinator

  package func dismissStudy() {
    coordinator.dismissStudy()
  }

  // MARK: -

  /// What is against learning and forgetting: there is no book yet, or no longer, or `reason` knows something.
  private func whyNotLearn(_ reason: (Book) -> BooksText?) -> Refusal? {
    if interactor.fetch == .failed(.bookGone) { return Refusal(strings(BooksText.bookGone)) }
    guard let book = interactor.book else { return Refusal(strings(SharedText.notLoaded)) }
    return reason(book).map { Refusal(strings($0)) }
  }
}

package import Interactors
package import Localization
package import Models

extension Strings {
  /// What a category of groups is called.
  nonisolated package func title(of category: GroupCategory) -> String {
    switch category {
    case .joined: self(GroupsText.joined)
    case .invited: self(GroupsText.invited)
    case .suggested: self(GroupsText.suggested)
    }
  }

  /// What happened and what to do.
  nonisolated package func message(for error: GroupsError) -> String {
    switch error {
    case .alreadyMember: self(GroupsText.alreadyMember)
    case .groupGone: self(GroupsText.groupGone)
    case .invalidName(.blank): self(GroupsText.nameBlank)
    case .invalidName(.tooLong): self(GroupsText.nameTooLong, ["limit": number(GroupName.limit)])
    case .notAMember: self(GroupsText.notAMember)
    case .personGone: self(GroupsText.personGone)
    case .store(let error): message(for: error)
    }
  }

  /// Why what is shown could not be fetched, and what to do.
  nonisolated package func fetchMessage(for error: GroupsError) -> String {
    switch error {
    // Trying again would not bring it back.
    case .groupGone: message(for: error)
    default: self(SharedText.fetchFailed, ["reason": message(for: error)])
    }
  }

  /// Does what may be refused, and puts the reason into words.
  package func refusing(_ act: @autoclosure () async throws(GroupsError) -> Void) async throws(Refusal) {
    do {
      try await act()
    } catch {
      throw Refusal(message(for: error))
    }
  }
}

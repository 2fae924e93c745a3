import Changes
import Models

/// Holds the other people the user can act as, and registers more through the data provider.
///
/// Owned by the view model.
package final class AccountsInteractor: AccountsInteractorProtocol {
  package var others: LoadState<[User], StoreError> { fetched.state }
  package let othersDidChange = ObserverSet<Void>()

  private let fetched = FetchedModel<[User], StoreError>()
  private let me: User
  private let dataProvider: any AccountDataProvider

  package init(me: User, dataProvider: any AccountDataProvider) {
    self.me = me
    self.dataProvider = dataProvider
  }

  package func fetchOthers() async {
    await fetched.fetch(notifying: othersDidChange) { () throws(StoreError) in
      try await dataProvider.accounts().filter { $0.id != me.id }
    }
  }

  package func problem(withName typed: String) -> AccountsError? {
    do throws(AccountsError) {
      _ = try checkedName(typed)
      return nil
    } catch {
      return error
    }
  }

  package func register(named typed: String) async throws(AccountsError) -> User {
    let name = try checkedName(typed)
    do throws(StoreError) {
      return try await dataProvider.register(name)
    } catch {
      throw .store(error)
    }
  }

  private func checkedName(_ typed: String) throws(AccountsError) -> LoginName {
    do throws(InvalidName) {
      return try LoginName(typed: typed)
    } catch {
      throw .invalidName(error)
    }
  }
}

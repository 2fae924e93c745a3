#if DEBUG
  import Changes
  import Interactors
  import Models

  /// Notes each call of the data provider of accounts that it wraps.
  final class TracedAccountDataProvider: AccountDataProvider {
    var accountsDidChange: ObserverSet<Void> { wrapped.accountsDidChange }

    private let wrapped: any AccountDataProvider
    private let trace: Trace

    init(_ wrapped: any AccountDataProvider, _ trace: Trace) {
      self.wrapped = wrapped
      self.trace = trace
    }

    func accounts() async throws(StoreError) -> [User] {
      trace.note("AccountDataProvider.\(#function)")
      return try await wrapped.accounts()
    }

    func register(_ name: LoginName) async throws(StoreError) -> User {
      trace.note("AccountDataProvider.\(#function)")
      return try await wrapped.register(name)
    }
  }
#endif

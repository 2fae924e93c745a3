package import Interactors
package import Localization

extension Strings {
  /// What happened to the store and what to do.
  nonisolated package func message(for error: StoreError) -> String {
    switch error.problem {
    case .busy: self(StoreText.busy, ["path": error.path])
    case .corrupt: self(StoreText.corrupt, ["path": error.path])
    case .failed(let reason): self(StoreText.failed, ["path": error.path, "reason": reason])
    case .foreign: self(StoreText.foreign, ["path": error.path])
    case .full: self(StoreText.full, ["path": error.path])
    case .newer: self(StoreText.newer, ["path": error.path])
    case .notOpened(let reason): self(StoreText.notOpened, ["path": error.path, "reason": reason])
    case .readOnly: self(StoreText.readOnly, ["path": error.path])
    }
  }
}

import Observation

/// What the user's last key or line has caused, step by step; `calcots --trace` shows it.
///
/// The steps are noted where everything passes: by commands, coordinators' places and answers, observer sets, pages and
/// sessions, and by wrappers around the data providers. The trace comes with the task, so no screen passes it on.
@Observable @usableFromInline
package final class Trace {
  /// The trace of this task; nil unless the user asked for one.
  @TaskLocal package static var current: Trace?

  /// Whether there has been a trace at all: it is read faster than ``current``.
  private static var isUsed = false

  /// What the user pressed or typed, then what followed from it.
  package private(set) var steps: [String] = []
  private let report: (String) -> Void

  /// - Parameter report: Called with each step.
  package init(report: @escaping (String) -> Void = { _ in }) {
    self.report = report
  }

  /// Runs an operation with this trace; whatever the operation calls and starts adds to it.
  package static func follow<Value, Failure: Error>(
    with trace: Trace?, _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    isUsed = isUsed || trace != nil
    return try await $current.withValue(trace) { () async -> Result<Value, Failure> in
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }.get()
  }

  /// Begins anew with what the user pressed or typed.
  package static func begin(_ input: String) {
    guard let current else { return }
    current.steps = [input]
    current.report(input)
  }

  /// Notes a step, unless it repeats the last one.
  package static func note(_ step: @autoclosure () -> String) {
    guard isUsed, let current else { return }
    let step = "→ \(step())"
    guard step != current.steps.last else { return }
    current.steps.append(step)
    current.report(step)
  }

  /// Notes that a function was called, as in `GroupCoordinator.pickPerson(notIn:)`.
  ///
  /// - Parameters:
  ///   - file: The file that declares the function and is named after its type, from `#fileID`.
  ///   - function: The function, from `#function`.
  package static func note(_ file: String, _ function: String) {
    note("\(type(in: file)).\(function)")
  }

  /// Notes that an object notifies its observers.
  ///
  /// - Parameter file: The file that declares the object's type and is named after it, from `#fileID`.
  @usableFromInline package static func noteNotification(by file: String) {
    note("\(type(in: file)) notifies")
  }

  private static func type(in file: String) -> Substring {
    file.prefix { $0 != "." }.split(separator: "/").last ?? ""
  }
}

/// What all fakes have in common: each records the calls of its protocol, with their arguments.
package class Fake<Call: Equatable> {
  /// All calls so far, in order.
  package private(set) var calls: [Call] = []

  package init() {}

  func record(_ call: Call) { calls.append(call) }
}

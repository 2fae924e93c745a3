/// The contents of a store, one for each feature: a screen that shows one is not told of changes to the others.
package enum StoreContent: String, CaseIterable, Sendable {
  case groups, books
}

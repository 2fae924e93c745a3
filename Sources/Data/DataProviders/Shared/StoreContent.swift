/// What a store has, each for its own feature: who shows one of them need not hear of changes of the others.
package enum StoreContent: String, CaseIterable, Sendable {
  case groups, books
}

/// The kinds of data in a store, one for each feature: a screen only hears of changes to the kind that it shows.
package enum StoreContent: String, CaseIterable, Sendable {
  case groups, books
}

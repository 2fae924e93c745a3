/// A section of a store, which one feature uses: a screen only hears of changes to the section that it shows.
package enum StoreSection: String, CaseIterable, Sendable {
  case groups, books
}

/// How the user stands to a group.
///
/// What each category is called on a screen is the view models' affair.
///
/// Seed 001.
package enum GroupCategory: String, CaseIterable, Sendable {
  /// The user is in the group.
  case joined
  /// Somebody asked the user to join.
  case invited
  /// The user might like to join.
  case suggested
}

import Foundation

/// The locale that the environment gives the process, on which no text depends: each is formatted for a `Language`.
nonisolated package enum ProcessLocale {
  /// Replaces the environment's locale by `C`, for the libraries that ask for it.
  ///
  /// ICU asks, whatever locale a format has, and crashes if the first part of the name has twelve letters or more. Called
  /// at the start, when the environment has been read and there is no other thread yet.
  package static func ignore() { setenv("LC_ALL", "C", 1) }
}

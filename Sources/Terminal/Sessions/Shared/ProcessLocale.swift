import Foundation

/// The locale from the process's environment.
///
/// No text depends on this locale, because each text is formatted for a `Language`.
nonisolated package enum ProcessLocale {
  /// Replaces the environment's locale with `C`, for the libraries that read it.
  ///
  /// Even if a format specifies a locale, ICU reads the environment's locale as well, and crashes if the first part of that
  /// locale's name has twelve letters or more. Called at the start, after the environment has been read and before another
  /// thread exists.
  package static func ignore() { setenv("LC_ALL", "C", 1) }
}

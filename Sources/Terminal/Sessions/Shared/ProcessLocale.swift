import Foundation

/// The locale from the process's environment.
///
/// No text depends on it, because each text is formatted for a `Language`.
nonisolated package enum ProcessLocale {
  /// Replaces the environment's locale with `C`, for the libraries that read it.
  ///
  /// Even if a format specifies a locale, ICU reads the environment's, and crashes if the first part of its name has twelve
  /// letters or more. Called at the start, after the environment has been read and before another thread exists.
  package static func ignore() { setenv("LC_ALL", "C", 1) }
}

/// Lets other work go on until something is so, or until the test's time is up.
@MainActor
package func eventually(_ isSo: @MainActor () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}

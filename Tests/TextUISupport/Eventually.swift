/// Lets other work go on until something is so, or until the test's time is up.
package func eventually(_ isSo: () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}

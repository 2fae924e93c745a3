/// Lets other work go on until a condition holds, or until the test's time is up.
@MainActor
package func eventually(_ condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}

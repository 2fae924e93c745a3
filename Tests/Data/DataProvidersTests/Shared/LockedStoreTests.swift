import DataProviders
import Dispatch
import Models
import ServiceSupport
import TestSupport
import Testing

/// Opening a store while another process keeps it locked; another connection stands for that.
@Suite(.fewAtOnce, .turnLimit)
struct LockedStoreTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `opening a store that another process has locked does not block other tasks`() async throws {
    let location = StoreLocation.file(directory.store)
    _ = try await SQLiteDatabase(at: location)
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN EXCLUSIVE")
    let options = StoreOptions(busyTimeout: .seconds(3600))
    let thread = OnlyThread()
    let openings = (1...8).map { _ in
      Task.detached(executorPreference: thread) { try await SQLiteDatabase(at: location, options: options).isNew }
    }
    let hasRun = Locked(false)
    Task.detached(executorPreference: thread) { hasRun.withLock { $0 = true } }
    await eventually("a task that came later runs") { hasRun.withLock { $0 } }
    try other.execute("COMMIT")
    for opening in openings { #expect(try await !opening.value) }
  }

  @Test func `checking a store for changes does not wait for a lock`() async throws {
    let location = StoreLocation.file(directory.store)
    let database = try await SQLiteDatabase(at: location, options: StoreOptions(busyTimeout: .seconds(3600)))
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN EXCLUSIVE")
    let look = Task { await database.look(for: .groups) }
    #expect(try await value(of: look, "it has looked") == nil)
  }

  @Test func `a call waits for a lock, even if it follows a check for changes that did not wait`() async throws {
    let location = StoreLocation.file(directory.store)
    let options = StoreOptions(busyTimeout: .seconds(3600))
    let database = try await SQLiteDatabase(at: location, options: options)
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN EXCLUSIVE")
    #expect(await database.look(for: .groups) == nil)
    let books = Task { try await StoredBookDataProvider(database: database).books() }
    await turns(100)
    try other.execute("COMMIT")
    #expect(try await value(of: books, "they are read").count == 7)
  }

  @Test func `time in the queue counts towards the lock timeout`() async throws {
    let location = StoreLocation.file(directory.store)
    _ = try await SQLiteDatabase(at: location)
    let other = try SQLiteConnection(to: location)
    try other.execute("BEGIN EXCLUSIVE")
    // A call that runs on it counts as made an hour ago.
    let executor = BlockingExecutor(label: "calcots.late") { .now - .seconds(3600) }
    let reading = Task {
      try await executor.run { () throws(StoreError) in
        let options = StoreOptions(busyTimeout: .seconds(3600))
        return try SQLiteConnection(to: location, options: options, on: executor).number("SELECT 1 FROM groups")
      }
    }
    await #expect(throws: StoreError(.busy, path: directory.store)) {
      try await value(of: reading, "it has been answered")
    }
  }
}

/// A single thread in place of those that all tasks share, of which there are as many as processors.
private final class OnlyThread: TaskExecutor {
  private let queue = DispatchQueue(label: "calcots.only-thread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

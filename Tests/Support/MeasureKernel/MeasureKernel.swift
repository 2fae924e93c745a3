import Changes
import Foundation
import Models
import ViewModels

/// Measures how long it takes to find the edits between two lists of books, and to call observers; prints two tables.
///
/// All that is compared runs in turns, so that other load on the machine affects all of it. What counts is the ratio to the
/// least work that there is: hashing every id once, or calling a closure. It fails if a ratio exceeds its limit.
@main
struct MeasureKernel {
  private static let rounds = 11
  /// The most shuffled rows that `CollectionDifference` is measured with, as more take minutes; it infers no moves here.
  private static let shuffledLimit = 5_000

  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000
    print("Medians of \(rounds) rounds in ms; in brackets, how many times hashing the ids.\n")
    print("| rows | what has changed | hashing the ids | edits by identity | CollectionDifference |")
    print("|--:|---|--:|--:|--:|")
    var exceeded: [String] = []
    for change in Change.allCases {
      let ratio = try measure(change, count: count, withDifference: change != .shuffled || count <= shuffledLimit)
      if ratio > change.limit { exceeded.append("the edits when this has changed: \(change.rawValue)") }
    }
    if count > shuffledLimit {
      _ = try measure(.shuffled, count: shuffledLimit, withDifference: true)
    }
    print("\nMedians in ns; in brackets, how many times calling a closure, of which no ratio may exceed the limit.\n")
    print("| what | a closure | an observer | limit |\n|---|--:|--:|--:|")
    for use in ObserverUse.allCases where measure(use) > use.limit { exceeded.append(use.rawValue) }
    for what in exceeded { print("Too slow: \(what)") }
    if !exceeded.isEmpty { exit(1) }
  }

  /// Returns how many times hashing the ids it takes to find the edits.
  private static func measure(_ change: Change, count: Int, withDifference: Bool) throws -> Double {
    var random = SeededGenerator(seed: 1)
    let old = try (0..<count).map { try Book(id: String($0), name: "Book \($0)", cardCount: 10) }
    let new = try change.made(to: old, using: &random)
    var (hashing, edits, difference): ([Duration], [Duration], [Duration]) = ([], [], [])
    let oldRows = BookRows(old)
    let newRows = BookRows(new)
    var results = 0
    for _ in 0..<rounds {
      hashing.append(time { results ^= new.reduce(0) { $0 ^ $1.id.hashValue } })
      edits.append(time { results ^= newRows.edits(since: oldRows).count })
      if withDifference {
        difference.append(time { results ^= new.difference(from: old).count })
      }
    }
    let unit = median(hashing)
    let cells = [edits, difference].map { times in
      times.isEmpty ? "not run" : "\(tenths(median(times) / .milliseconds(1))) (\(tenths(median(times) / unit)))"
    }
    print("| \(count) | \(change.rawValue) | \(tenths(unit / .milliseconds(1))) | \(cells.joined(separator: " | ")) |")
    // The results are read, or the compiler could leave out the work.
    precondition(results != .min)
    return median(edits) / unit
  }

  /// Returns how many times calling a closure it takes.
  private static func measure(_ use: ObserverUse) -> Double {
    let times = 100_000
    var (closure, observer): ([Duration], [Duration]) = ([], [])
    var calls = 0
    let closures = (0..<1_000).map { number in { calls += number } }
    let run = use.made { calls += 1 }
    for _ in 0..<rounds {
      closure.append(time { for number in 0..<times { closures[number % 1_000]() } })
      observer.append(time { run(times) })
    }
    let unit = median(closure) / .nanoseconds(times)
    let each = median(observer) / .nanoseconds(times)
    print("| \(use.rawValue) | \(tenths(unit)) | \(tenths(each)) (\(tenths(each / unit))) | \(Int(use.limit)) |")
    precondition(calls > 0)
    return each / unit
  }

  private static func time(_ work: () -> Void) -> Duration {
    ContinuousClock().measure(work)
  }

  private static func median(_ times: [Duration]) -> Duration {
    times.sorted()[times.count / 2]
  }

  private static func tenths(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }
}

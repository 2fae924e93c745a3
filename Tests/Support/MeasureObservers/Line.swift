/// One line of the table: what is repeated, how long it takes, and how many times as long as another line it may take.
final class Line {
  let name: String
  private let sinks: [Sink]
  private let limit: (line: Line, ratio: Double)?
  private let work: (_ times: Int) -> Void
  private var samples: [Double] = []

  /// Makes a line of `work`, which calls each of the sinks every time; without sinks it calls no observer.
  init(
    _ name: String, calling sinks: [Sink] = [], limit: (line: Line, ratio: Double)? = nil,
    work: @escaping (_ times: Int) -> Void
  ) {
    (self.name, self.sinks, self.limit, self.work) = (name, sinks, limit, work)
  }

  /// Times `work` once, repeated as often as makes that many calls, or without sinks that many times.
  func measure(calls: Int) {
    let time = ContinuousClock().measure { work(calls / max(1, sinks.count)) }
    samples.append(time / .nanoseconds(1) / Double(calls))
    let heard = sinks.reduce(0) { $0 + $1.total }
    precondition(sinks.isEmpty || heard == samples.count * calls, "Not every call has come through.")
  }

  var isBroken: Bool {
    if let limit { median > limit.ratio * limit.line.median } else { false }
  }

  var row: String {
    let ratio = limit.map { "\(hundredths(median / $0.line.median)) | \($0.ratio)" } ?? "1 | "
    return "| \(name) | \(hundredths(median)) | \(ratio) |"
  }

  private var median: Double { samples.sorted()[samples.count / 2] }

  private func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

import Synchronization

/// The events that a session has not handled yet, in order; they arrive on any thread.
///
/// Its owner handles all that wait before it draws, so that keys do not wait for pictures.
nonisolated final class Inbox: Sendable {
  enum Event: Sendable {
    /// What was drawn last has changed.
    case changed
    /// There is more to draw: the filter has not searched all rows yet, or what led on has ended.
    case unfinished
    /// The selected row has stayed the same for a moment.
    case paused
    case terminal(TerminalEvent)
  }

  /// The most events that wait, more than anybody types ahead; what comes then is dropped.
  private static let limit = 100_000

  /// Has an element when events have arrived since the last one.
  let arrivals: AsyncStream<Void>

  private let arrival: AsyncStream<Void>.Continuation
  private let waiting = Mutex((events: [Event](), first: 0))

  init() { (arrivals, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Whether no event waits.
  var isEmpty: Bool { waiting.withLock(\.events.isEmpty) }

  /// Adds an event; Ctrl-C takes the place of all that wait.
  func add(_ event: Event) {
    waiting.withLock { waiting in
      if case .terminal(.key(.control("c"))) = event { waiting = ([], 0) }
      if waiting.events.count - waiting.first < Self.limit { waiting.events.append(event) }
    }
    arrival.yield()
  }

  /// Removes and returns the event that has waited longest, if it is wanted.
  func next(where isWanted: (Event) -> Bool = { _ in true }) -> Event? {
    waiting.withLock { waiting in
      guard !waiting.events.isEmpty, isWanted(waiting.events[waiting.first]) else { return nil }
      defer {
        waiting.first += 1
        if waiting.first == waiting.events.count { waiting = ([], 0) }
      }
      return waiting.events[waiting.first]
    }
  }

  /// Returns a typed character with those that wait behind it, as a paste, since they are inserted together; any other key
  /// as it is.
  func joined(to key: KeyPress) -> KeyPress {
    guard case .character(let first) = key else { return key }
    var text = String(first)
    while case .terminal(.key(.character(let character)))? = next(where: \.isCharacter) { text.append(character) }
    return text == String(first) ? key : .paste(text)
  }
}

extension Inbox.Event {
  fileprivate nonisolated var isCharacter: Bool { if case .terminal(.key(.character)) = self { true } else { false } }
}

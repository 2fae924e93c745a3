// What the kernel and the layers use of Foundation, for `Scripts/prove/systems`, because Linux has Foundation only for Linux.
// The systems are those that `swift symbolgraph-extract` prints for the toolchain's Foundation. It prints none for what is oldest:
// `NSLock`, `folding(options:locale:)` and `precomposedStringWithCanonicalMapping`.

public typealias TimeInterval = Double

@available(macOS 10.10, iOS 8.0, *)
public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public static func < (left: Date, right: Date) -> Bool { false }
  public static func + (date: Date, interval: TimeInterval) -> Date { date }
  public static func - (date: Date, interval: TimeInterval) -> Date { date }
}

@available(macOS 10.10, iOS 8.0, *)
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT seconds: Int) {}
}

@available(macOS 13.0, iOS 16.0, *)
extension TimeZone {
  public static var gmt: TimeZone { fatalError() }
}

@available(macOS 10.10, iOS 8.0, *)
public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
}

@available(macOS 10.10, iOS 8.0, *)
public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable {
    case gregorian
  }

  public var timeZone: TimeZone
  public init(identifier: Identifier) { fatalError() }
  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { false }
}

open class NSLock: @unchecked Sendable {
  public init() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

extension String {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let diacriticInsensitive = CompareOptions(rawValue: 128)
    public static let widthInsensitive = CompareOptions(rawValue: 256)
  }
}

extension StringProtocol {
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
}

// MARK: Formats

@available(macOS 12.0, iOS 15.0, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Sendable {
  associatedtype FormatInput
  associatedtype FormatOutput
}

@available(macOS 12.0, iOS 15.0, *)
public struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle {
  public typealias FormatInput = Value
  public typealias FormatOutput = String
  public func locale(_ locale: Locale) -> Self { self }
}

@available(macOS 12.0, iOS 15.0, *)
extension FormatStyle where Self == IntegerFormatStyle<Int> {
  public static var number: Self { IntegerFormatStyle<Int>() }
}

@available(macOS 12.0, iOS 15.0, *)
extension BinaryInteger {
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { fatalError() }
}

@available(macOS 12.0, iOS 15.0, *)
extension Date {
  public struct FormatStyle: Foundation.FormatStyle {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    public struct DateStyle: Sendable {
      public static let abbreviated = DateStyle(), omitted = DateStyle()
    }

    public struct TimeStyle: Sendable {
      public static let shortened = TimeStyle(), omitted = TimeStyle()
    }

    public init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale, timeZone: TimeZone) {}
  }

  public func ISO8601Format() -> String { "" }
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
    fatalError()
  }
}

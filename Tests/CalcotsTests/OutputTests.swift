import Foundation
import TestSupport
import Testing

/// Every byte for the terminal goes through one of two files, so that nothing unsafe reaches it.
struct OutputTests {
  /// The files that write to a descriptor: safe text, the codes that restore the terminal after a fault, and the last path
  /// in a file for the next run.
  private static let writers: Set = [
    "Sources/Terminal/Sessions/Output/CheckedFile.swift", "Sources/Terminal/TerminalDriver/Rescue.swift",
    "Sources/calcots/CommandLine/LastPaths.swift",
  ]

  @Test func `only the source files on a list write output`() throws {
    let sources = try PackageFile.swift(in: "Sources")
    #expect(Self.writers.isSubset(of: sources.map(\.path)))
    for (path, text) in sources where !Self.writers.contains(path) {
      // Only these modules have C's functions.
      let hasC = text.contains(/^ *import (?:Dispatch|Foundation|Glibc)$/.anchorsMatchLineEndings())
      #expect(Self.writes(in: text, hasC: hasC) == [], "\(path)")
    }
  }

  @Test(arguments: [
    "print(name)", "Swift.print(name)", "  debugPrint(name)", "FileHandle(fileDescriptor: 1).write(data)",
    "FileHandle.standardOutput.write(data)", "write(1, bytes, 2)", "Glibc.write(1, bytes, 2)", "let put = write",
    "fputs(name, stderr)", "dprintf(1, name)", "NSLog(name)", #"fopen("/dev/tty", "w")"#,
    "OutputStream(toFileAtPath: name, append: true)", "let process = Process()", #"@_silgen_name("write")"#,
  ])
  func `the check finds a line of code that can write output`(line: String) {
    #expect(Self.writes(in: line, hasC: true) != [])
  }

  @Test(arguments: [
    "output.write(text)", "func write(_ text: SafeText)", "Page.print()", "// print(name)",
    "let imprint = footprint(of: name)",
    "FileHandle(forReadingFrom: url)", "case write: true", "case print(PrintedText)",
  ])
  func `the check ignores a line of code that only looks like writing`(line: String) {
    #expect(Self.writes(in: line, hasC: true) == [])
  }

  /// Returns what a file calls or names, outside of comments, that can write.
  private static func writes(in text: String, hasC: Bool) -> [String] {
    // Neither a method or a case of this name, nor the declaration of one.
    let name = #"(?:(?<![\w.`])(?<!func )(?<!case )|\b(?:Swift|Foundation|Glibc|Darwin)\.)"#
    let swift = name + #"(?:print|debugPrint|dump)\s*\("#
    let c =
      name + #"(?:(?:p?writev?|[fdv]*printf|f?puts|f?putc|putchar|perror|fwrite|fd?open|NSLog|stdout|stderr)\b(?!\s*:)"#
      + #"|(?:system|popen|posix_spawnp?|syscall)\s*\()"#
    // A file handle may only read.
    let types =
      #"@_silgen_name\b|\b(?:OutputStream|DispatchIO|Process)\b"#
      + #"|\bFileHandle\b(?!\(forReadingFrom:|\(.*\)\.read\()"#
    let code = text.replacingOccurrences(of: #"(?m)(?:^|(?<=\s))//.*$"#, with: "", options: .regularExpression)
    return [swift, types, hasC ? c : nil].compactMap(\.self).flatMap { pattern in
      (try? NSRegularExpression(pattern: pattern).matches(in: code, range: NSRange(code.startIndex..., in: code))) ?? []
    }
    .compactMap { Range($0.range, in: code).map { String(code[$0]) } }
  }
}

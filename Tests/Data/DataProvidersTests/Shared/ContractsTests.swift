import TestSupport
import Testing

/// Every data provider passes the contract of its protocol.
struct ContractsTests {
  @Test func `every data provider is on the list of providers that the contract tests check`() throws {
    let listed = try PackageFile.text(of: "ConformingProvider.swift") + PackageFile.text(of: "ConformingService.swift")
    // A provider that only listens passes everything on.
    let providers = try names(in: "Sources", matching: /class (\w+): \w+DataProvider\b/).filter {
      !$0.hasPrefix("Traced")
    }
    #expect(providers.count > 5)
    #expect(providers.filter { !listed.contains("\($0)(") } == [])
  }

  @Test func `every data provider protocol has a contract, and each test of a contract runs with all listed providers`()
    throws
  {
    for name in try names(in: "Sources/Interactors", matching: /protocol (\w+DataProvider)\b/) {
      let contract = try PackageFile.text(of: "\(name)Contract.swift")
      let tests = contract.split(separator: "  @Test").dropFirst().map { $0.prefix { $0 != "`" } }
      #expect(!tests.isEmpty)
      #expect(tests.filter { !$0.contains(/Conforming(Provider|Service)\.allCases/) } == [], "\(name)")
    }
  }

  private func names(in folder: String, matching pattern: Regex<(Substring, Substring)>) throws -> [String] {
    try PackageFile.swift(in: folder).flatMap { $0.text.matches(of: pattern).map { String($0.output.1) } }
  }
}

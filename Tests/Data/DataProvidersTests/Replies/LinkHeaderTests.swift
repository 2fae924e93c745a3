import DataProviders
import TestSupport
import Testing

@Suite(.computesOnly)
nonisolated struct LinkHeaderTests {
  @Test(arguments: [
    (["<https://x.example/a?max_id=1>; rel=\"next\""], "https://x.example/a?max_id=1"),
    (["<a>; rel=\"prev\", <b>; rel=\"next\""], "b"), (["<a>; rel=\"prev\"", "<b>; rel=\"next\""], "b"),
    (["<a>;rel=next"], "a"), (["<a> ; REL = \"NEXT\""], "a"), (["<a>; rel=\"first next last\""], "a"),
    (["<a>; title=\"x, <y>; rel=\\\"no\\\"\"; rel=\"next\""], "a"), (["<a,b;c>; rel=\"next\""], "a,b;c"),
    (["<a>; x; y=; rel=\"next\""], "a"), (["<a>; rel=\"next\", <b>; rel=\"next\""], "a"), ([",, <a>; rel=next ,"], "a"),
    (["<a>; rel=prev, <b>; x=y; rel=next"], "b"), (["<>; rel=\"next\""], ""),
  ])
  func `the link with the requested relation is found`(values: [String], target: String) {
    #expect(LinkHeader(values).target(of: "next") == target)
  }

  @Test(arguments: [
    [], [""], ["nonsense"], ["<a"], ["<a>"], ["<a>; rel=\"prev\""], ["<a>; rel=\"prev\"; rel=\"next\""],
    ["<a>; rel=\"nextish\""],
    ["a; rel=\"next\""], ["<a>; rel"], ["<a>; rel=\""], ["; rel=\"next\""], ["<a>; title=\"; rel=next"],
  ])
  func `a header without a valid link with the requested relation gives no link`(values: [String]) {
    #expect(LinkHeader(values).target(of: "next") == nil)
  }

  @Test(arguments: ["<", "<>", ",", ";", "<a>;", "<a>; rel=\"", "\\"])
  func `a long header is parsed in linear time`(piece: String) {
    expectLinearTime(65_536, repeating: piece) { #expect(LinkHeader([$0]).target(of: "next") == nil) }
  }
}

import Foundation
import Localization
import Navigation
import Testing
import TextUI
import TextUISupport

/// Commands that a program sends as JSON.
struct JSONCommandTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", path: "letters", rows: ["a", "b", "c"])

  init() {
    viewModel.commands = [
      KeyCommand(
        "drop", key: "d", .row { [weak viewModel] in viewModel?.rows.remove(at: $0) }),
      KeyCommand(
        "clear", key: "c",
        .rows { [weak viewModel] rows in
          viewModel?.rows = viewModel?.rows.enumerated().filter { !rows.contains($0.offset) }.map(\.element) ?? []
        }),
      KeyCommand("name it", key: "n", .text { [weak viewModel] in viewModel?.title = Text(verbatim: $0) }),
      KeyCommand("sleep", key: "s", .nothing { [weak viewModel] in viewModel?.title = "Asleep" }),
    ]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
  }

  /// Sends lines, and returns the codes of the answers' notices.
  private func codes(of lines: String...) async throws -> [String?] {
    let play = Play(lines, on: navigation, asJSON: true)
    try await play.run()
    return try play.transcript.text.split(separator: "\n").filter { $0.hasPrefix("{") }.dropFirst().map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (object?["notice"] as? [String: Any])?["code"] as? String
    }
  }

  @Test func `a command finds a row by its id, wherever the row is`() async throws {
    #expect(try await codes(of: #"{"command":"drop","row":"b"}"#, #"{"command":"drop","row":"a"}"#) == [nil, nil])
    #expect(viewModel.rows == ["c"])
  }

  @Test func `a command finds several rows by their ids, in any order`() async throws {
    #expect(try await codes(of: #"{"command":"clear","rows":["c","a"]}"#) == [nil])
    #expect(viewModel.rows == ["b"])
  }

  @Test func `if one of several rows has been deleted, the command is refused and changes none of them`() async throws {
    #expect(try await codes(of: #"{"command":"clear","rows":["a","z"]}"#) == ["session.noSuchID"])
    #expect(viewModel.rows == ["a", "b", "c"])
  }

  @Test(arguments: [#""rows":[]"#, #""row":"a""#])
  func `a command for several rows requires an array of at least one row`(argument: String) async throws {
    #expect(try await codes(of: #"{"command":"clear",\#(argument)}"#) != [nil])
    #expect(viewModel.rows == ["a", "b", "c"])
  }

  @Test func `the id of a deleted row is refused, and no other row is changed`() async throws {
    #expect(try await codes(of: #"{"command":"drop","row":"z"}"#) == ["session.noSuchID"])
    #expect(viewModel.rows == ["a", "b", "c"])
  }

  @Test func `a text argument keeps its spaces`() async throws {
    #expect(try await codes(of: #"{"command":"name it","text":"  two  words "}"#) == [nil])
    #expect(viewModel.title == "  two  words ")
  }

  @Test func `a field is set to text with its spaces`() async throws {
    #expect(try await codes(of: #"{"command":"set","field":"name","value":" Zoé "}"#) == [nil])
    #expect(viewModel.fieldValue == " Zoé ")
  }

  @Test func `a command for the current revision runs, and a command for another revision is refused`() async throws {
    let codes = try await codes(
      of: #"{"command":"drop","row":"a","revision":1}"#, #"{"command":"drop","row":"b","revision":1}"#)
    #expect(codes == [nil, "session.otherRevision"])
    #expect(viewModel.rows == ["b", "c"])
  }

  @Test(arguments: ["show", "help", "sleep"])
  func `a command without an argument refuses any JSON key except the revision`(name: String) async throws {
    let codes = try await codes(
      of: #"{"command":"\#(name)","revision":1}"#, #"{"command":"\#(name)","text":"x"}"#)
    #expect(codes == [nil, "session.unknownKey"])
  }

  @Test func `quit ends the run`() async throws {
    #expect(try await codes(of: #"{"command":"quit"}"#, "show") == [])
  }

  @Test(arguments: [
    (#"{"command":"drop"}"#, "session.needsKeys"), (#"{"command":"drop","text":"a"}"#, "session.needsKeys"),
    (#"{"command":"drop","row":"a","text":"a"}"#, "session.unknownKey"),
    (#"{"command":"drop","row":"a","more":{"b":1}}"#, "session.unknownKey"),
    (#"{"command":"set","field":"name"}"#, "session.needsKeys"),
    (#"{"command":"set","field":"nme","value":""}"#, "session.unknownField"),
    (#"{"command":"drp","row":"a"}"#, "session.unknownCommand"), (#"{"command":"drop","row":1}"#, "session.wrongType"),
    (#"{"command":"drop","row":["a"]}"#, "session.wrongType"), (#"{"command":"drop","row":1.5}"#, "session.wrongType"),
    (#"{"command":"clear","rows":"a"}"#, "session.wrongType"),
    (#"{"command":"clear","rows":[1]}"#, "session.wrongType"),
    (#"{"command":"drop","row":"a","revision":"1"}"#, "session.wrongType"), (#"{"row":"a"}"#, "session.notJSON"),
    (#"{"command":"drop""#, "session.notJSON"), ("{}", "session.notJSON"), (#"{"command":1}"#, "session.wrongType"),
    ("[]", "session.notJSON"), (#"["drop"]"#, "session.notJSON"), (#""""#, "session.notJSON"),
  ])
  func `an invalid line is refused, and changes nothing`(line: String, code: String) async throws {
    #expect(try await codes(of: line) == [code])
    #expect(viewModel.rows == ["a", "b", "c"])
  }

  @Test func `the message about a refused value explains which values are allowed`() async throws {
    let play = Play(
      [
        #"{"command":"drop","row":1}"#, #"{"command":"clear","rows":[1]}"#, #"{"command":"sleep","revision":"1"}"#,
        #"{"command":"clear"}"#, #"{"command":"drop","row":"a","x":"y"}"#,
      ], on: navigation, asJSON: true)
    try await play.run()
    #expect(
      play.transcript.text.split(separator: "\n").filter { $0.hasPrefix("! ") } == [
        "! “row” takes a string, so its value needs quotation marks.",
        #"! “rows” is an array of strings, as in {"rows":["16","17"]}."#,
        #"! “revision” is a whole number, as in {"revision":5}."#,
        "! “clear” needs these keys: rows. It also takes “revision”.",
        "! “drop” has no key “x”; it takes row, revision.",
      ])
  }

  @Test func `a program can also send commands as plain text instead of JSON`() async throws {
    #expect(try await codes(of: "drop 1", "drop #b", "drop #a") == [nil, nil, "session.noSuchID"])
    #expect(viewModel.rows == ["c"])
  }

  @Test(arguments: ["clear #a #c", "clear #c, #a", "clear 1 #c"])
  func `one line can name several rows by their ids`(line: String) async throws {
    #expect(try await codes(of: line) == [nil])
    #expect(viewModel.rows == ["b"])
  }
}

import Localization
import Presenting
import Sessions
import Testing
import TextUISupport

/// The check that holds each line for programs against the schema finds lines that do not fit.
struct ScreenSchemaTests {
  private static let line = #"{"v":1,"error":{"code":"store.busy","text":"It is in use."}}"#

  @Test func `JSON that matches the schema is accepted by the check`() {
    #expect(ScreenSchema.complaint(about: Self.line) == nil)
    #expect(
      ScreenSchema.complaint(about: JSONRenderer(language: .ca).render(CommandError(.session(.noRows))).string) == nil)
  }

  @Test(arguments: [
    (#""v":1"#, #""v":2"#, "$.v is not 1"), (#""v":1"#, #""v":"1""#, "$.v is not 1"),
    ("store.busy", "store.bsy", "$.error.code may not be “store.bsy”"),
    (#""text":"It is in use.""#, #""txt":"It is in use.""#, "$.error has no “text”"),
    (#""text":"It is in use.""#, #""text":5"#, "$.error.text is no string"),
    (#""text":"#, #""more":1,"text":"#, "$.error has “more”, which the schema lacks"),
  ])
  func `JSON that violates the schema is reported by the check`(part: String, changed: String, complaint: String) {
    #expect(ScreenSchema.complaint(about: Self.line.replacing(part, with: changed)) == complaint)
  }
}

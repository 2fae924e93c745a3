/// Screens as one JSON object a line: for programs.
package struct JSONRenderer: ScreenRenderer {
  package let answersEveryLine = true

  package init() {}

  package func render(_ snapshot: Snapshot, line: Int?) -> SafeText {
    do {
      return try SafeText(json: JSONScreen(snapshot, line: line))
    } catch {
      // Strings, whole numbers and Booleans can always be encoded; should that change, the program is told.
      return SafeText(lines: [#"{"notice":{"kind":"error","text":"this screen cannot be written as JSON"}}"#])
    }
  }
}

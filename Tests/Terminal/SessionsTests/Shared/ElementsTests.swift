import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// One element of each kind, with all that it can have, in each kind of output.
@Suite(.turnLimit)
struct ElementsTests {
  private let navigation = NavigationController()

  init() {
    Place(on: navigation).show(Page(ElementsView.self, ()))
  }

  @Test func `each element is drawn on the full screen`() async {
    let play = await FullScreenPlay(on: navigation, columns: 60, rows: 40)
    #expect(
      play.text == #"""
          Elements                                    By name  1/2+

          plain

          good

          see https://a.example

          Since   May
          Colour  red

          Working |

           /\
          /__\

           XY

          ━━━━━━━━━━──────────────────────────────  a quarter

        > Size:  s small 3  [l large]

          Name: Zoé
          No.
          Height: 10 ────────────●──────────── 20  15

          [ More ]  m
          ( Off )  f

        -  AB  Apples  10  ━━━━━───── 50% ›
           C   Beans    9  ──────────  0%
          There may be more.  [ More ]  m

          below




          Warning: Careful.
          ← → Change  / Filter  m More  q Quit  ? Keys

        """#)
  }

  @Test func `in line mode, each element except a picture and a badge is printed`() async throws {
    let play = Play(on: navigation)
    try await play.run()
    #expect(
      play.transcript.text == """
        == Elements ==
        plain
        good
        | see https://a.example
        Since: May
        Colour: red
        Working
        a quarter
        Size: small (3), with “small”; large, chosen
        Name (n): Zoé
        No.
        Height (height, 10 to 20): 15
        [More] more
        [Off] off (not now)
        By name
        Two kinds
         1. Apples (10, 50%)
         2. Beans (9, 0%)
            There may be more. [More] more
        below
        Warning: Careful.


        """)
  }

  @Test func `each element is contained in the JSON for programs`() {
    let json = JSONRenderer(language: .en).render(navigation).string
    let lines = json.replacing("},{", with: "},\n{").replacing(":[{", with: ":[\n{")
      .replacing("}],", with: "}],\n")
    #expect(
      lines.contains(
        #"""
        "elements":[
        {"kind":"text","text":"plain","tone":"plain"},
        {"kind":"text","text":"good","tone":"success"},
        {"kind":"text","text":"see https://a.example","tone":"quote"},
        {"kind":"text","text":"Since: May","tone":"plain","values":{"since":"2026-05"}},
        {"kind":"text","text":"Colour: red","tone":"plain","values":{}},
        {"kind":"progress","text":"Working"},
        {"kind":"picture","lines":[" /\\ ","/__\\"]},
        {"kind":"badge","text":"XY"},
        {"kind":"share","percent":25,"text":"a quarter"},
        {"kind":"choice","label":"Size","options":[
        {"chosen":false,"command":"small","count":3,"label":"small"},
        {"chosen":true,"command":"large","label":"large"}],
        "selected":"large"},
        {"filters":false,"kind":"field","label":"Name","name":"n","problem":{"code":"other","text":"No."},"value":"Zoé"},
        {"filters":false,"kind":"field","label":"Height","maximum":20,"minimum":10,"name":"height","value":"15"},
        {"command":"more","enabled":true,"kind":"button","label":"More"},
        {"command":"off","enabled":false,"kind":"button","label":"Off"},
        {"count":2,"hasMore":true,"kind":"list","more":"There may be more.","offset":0,"order":"By name","rows":[
        {"detail":"10, 50%","id":"a","text":"Apples","values":{"count":10,"share":0.5}},
        {"detail":"9, 0%","id":"b","text":"Beans","values":{}}],
        "search":{"count":2,"total":9,"typed":"a"},"summary":"Two kinds"},
        {"kind":"text","text":"below","tone":"plain"}]
        """#))
  }
}

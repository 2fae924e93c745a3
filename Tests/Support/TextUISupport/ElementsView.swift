import Localization
import Navigation
import Presenting
import TextUI

/// A view of one element of each kind, with all that it can have.
package struct ElementsView: TextView {
  package init(viewModel: Void) {}

  package var item: NavigationItem { NavigationItem(path: "elements", title: "Elements") }

  package var screen: Screen {
    let off = KeyCommand(
      "off", key: "f", label: "Off", help: "turn it off", action: .nothing(disabled: "It is off.") {})
    let more = KeyCommand("more", key: "m", label: "More", help: "load more", .init {})
    let sizes = [("small", 3, false), ("large", nil, true)].map { name, count, isChosen in
      let choose = KeyCommand(name, key: .character(name.first ?? " "), .nothing {})
      return Choice.Option(choose, count: count, isChosen: isChosen)
    }
    let rows = [
      Row(
        id: "a", badge: Badge("AB", tint: .green), text: "Apples",
        details: [.number("10"), .share(percent: 50, "50%")],
        values: ["count": .number(10), "share": .share(percent: 50)], hasDisclosure: true),
      Row(id: "b", badge: Badge("C", tint: .red), text: "Beans", details: [.number("9"), .share(percent: 0, "0%")]),
    ]
    let list = RowList(
      id: "fruit", count: rows.count, summary: "Two kinds", search: RowList.Search(typed: "a", total: 9),
      order: "By name", ending: ListEnding(id: "1", text: "There may be more.", loadMore: more)
    ) { rows[$0] }
    return Screen(
      elements: [
        .text("plain"), .text("good", .success), .text("see https://a.example", .quote),
        .fact("Since", "May", ["since": .text("2026-05")]), .fact("Colour", "red", [:]), .progress("Working"),
        .picture(Picture([" /\\ ", "/__\\"])), .badge(Badge("XY", tint: .blue)), .share(percent: 25, "a quarter"),
        .choice(Choice(label: "Size", sizes)),
        .field(Field(name: "n", label: "Name", value: "Zoé", problem: "No.") { _ in }),
        .field(Field(name: "height", label: "Height", value: "15", range: 10...20) { _ in }),
        .button(more), .button(off), .list(list), .text("below"),
      ],
      commands: [more, off] + sizes.map(\.command), notice: Notice(.warning, "Careful."), links: ["https://a.example"])
  }
}

import Localization
import Navigation
import Presenting
import TextUI

/// The list of all states; choosing one leaves the list.
struct GalleryView: TextView {
  let viewModel: GalleryChoice

  var item: NavigationItem { NavigationItem(path: "gallery", title: Text(GalleryText.title)) }

  var screen: Screen {
    Screen(
      elements: [.text(Text(GalleryText.prompt)), .list(states)],
      commands: [
        KeyCommand(
          "open", key: .enter, label: Text(GalleryText.open), help: Text(GalleryText.openHelp),
          Command<Int>(action: viewModel.choose))
      ])
  }

  private var states: RowList {
    RowList(count: GalleryState.all.count) { index in
      let state = GalleryState.all[index]
      let title = state.pages.last?.item.title
      return Row(id: state.name, text: "\(state.name)", details: title.map { [.text($0)] } ?? [], hasDisclosure: true)
    }
  }
}

import TextUI
import ViewModels

extension Progress {
  var element: Element { .share(percent: percent, text) }
}

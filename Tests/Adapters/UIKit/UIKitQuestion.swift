#if canImport(UIKit)
  import Localization
  import Navigation
  import UIKit
  import ViewModels

  extension Place {
    /// Asks with an alert; however that goes, so do its actions, and an unanswered question is “no”.
    func ask(_ question: Question, in language: Language) async -> Bool {
      let isYes = await Answer<Bool>.from { answer in
        let alert = UIAlertController(
          title: question.title.words(in: language), message: question.message.words(in: language),
          preferredStyle: .alert)
        if let cancel = question.cancel {
          alert.addAction(
            UIAlertAction(title: cancel.words(in: language), style: .cancel) { _ in answer.give(false) })
        }
        alert.addAction(
          UIAlertAction(title: question.confirm.words(in: language), style: .default) { _ in answer.give(true) })
        present(alert)
      }
      return isYes ?? false
    }
  }
#endif

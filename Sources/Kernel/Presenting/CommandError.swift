import Localization

/// Why a command was refused, in words for the user.
///
/// A refused command has changed nothing.
package struct CommandError: PresentableError, Equatable {
  package let text: Text
  package let remedy: Remedy?
  /// The name of the field whose text was refused, if there is one.
  package let field: String?

  package init(_ text: Text, remedy: Remedy? = nil, field: String? = nil) {
    self.text = text
    self.remedy = remedy
    self.field = field
  }

  /// Converts any error.
  ///
  /// An error without text for the user is shown as Swift describes it.
  package init(_ error: any Error) {
    let presentable = error as? any PresentableError
    self.init(presentable?.text ?? Text(verbatim: String(describing: error)), remedy: presentable?.remedy)
  }
}

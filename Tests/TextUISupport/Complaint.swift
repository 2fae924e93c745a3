import TextUI

/// An error with words for the user.
package struct Complaint: Explained {
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

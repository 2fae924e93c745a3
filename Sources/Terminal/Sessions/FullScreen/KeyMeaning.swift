import TextUI

/// The current meaning of a key.
enum KeyMeaning {
  case general(GeneralAction)
  case edit(TextEdit)
  case insert(String)
  case paste(String)
  case command(KeyCommand)
  case click(MouseTarget)
}

import TextUI

/// The current meaning of a key.
enum KeyMeaning {
  case general(GeneralAction)
  case edit(TextEdit)
  case command(KeyCommand)
  case click(MouseTarget)
}

/// What a key means at the moment.
enum KeyMeaning {
  case general(GeneralAction)
  case edit(TextEdit)
  case insert(String)
  case paste(String)
  case command(KeyCommand)
}

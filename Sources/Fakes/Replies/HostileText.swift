/// Texts that an attacker might write in any field that a stranger can fill.
nonisolated package enum HostileText: String, CaseIterable, Sendable {
  case colour = "a\u{1B}[31mb"
  case clearScreen = "\u{1B}[2J\u{1B}[H"
  case title = "\u{1B}]0;owned\u{7}"
  case eightBit = "a\u{9B}31mb"
  case allC1 = "\u{80}\u{84}\u{85}\u{8D}\u{90}\u{98}\u{9C}\u{9D}\u{9E}\u{9F}"
  case carriageReturn = "good\rbad"
  case lines = "one\ntwo\r\nthree\u{2028}four\u{2029}five\u{B}six\u{C}seven"
  case backspaces = "rm -rf\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}"
  case null = "a\u{0}b"
  case delete = "a\u{7F}b"
  case bidi = "\u{202E}reversed\u{202C}\u{2066}x\u{2069}\u{200F}"
  case invisible = "a\u{200B}\u{FEFF}\u{AD}b\u{E0041}"
  case row = "x\n 2. Anna: give me your password\n== Calçots ==\n"
  case screen = "== Calçots =="
  case placeholder = "{author} {text} {count}"
  case json = #"","notice":{"kind":"error","text":"no"},"x":""#
  case link = "https://a.example/\u{1B}]8;;https://b.example\u{7} https://a.example/\u{202E}gro"
  case marks = "Z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}\u{30B}\u{30C}"
  case blank = " \t "
  case empty = ""
}

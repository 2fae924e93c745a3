/// Decides for each scalar of the text, in order, whether to print it or to escape it.
///
/// An invisible scalar is printed only where it is part of a character: a variation selector after a base that has variants, a
/// joiner where characters join, the tags of a flag. Everywhere else, such a scalar could hide something.
nonisolated struct Sanitizer {
  /// The maximum number of marks, selectors and joiners in a character.
  ///
  /// No script uses more, and more would cover the lines around the character.
  private static let mostMarks = 8

  /// The last printed scalar with a width; nil at the beginning, and after an escape.
  private var base: Unicode.Scalar?
  /// The last printed scalar.
  private var last: Unicode.Scalar?
  private var marks = 0
  private var hasJoiner = false
  private var tagsLeft = 0

  /// Returns, as a quick check, whether a scalar can be unsafe in some context.
  static func isDoubtful(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x300 ? scalar.isControlOrHidden : scalar.isControlOrHidden || scalar.isMark
  }

  /// Returns whether to print the next scalar of the text; `rest` is the text after it.
  mutating func prints(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) -> Bool {
    if scalar.isControlOrHidden {
      guard belongs(scalar, before: rest), marks < Self.mostMarks else {
        self = Sanitizer()
        return false
      }
      hasJoiner = hasJoiner || scalar.properties.isJoinControl
      marks += 1
    } else if scalar.isMark {
      marks += 1
      guard marks <= Self.mostMarks else { return false }
    } else if !(scalar.properties.isEmojiModifier && base?.isPictograph == true) {
      // Joined pictographs are one character, however many there are, so their marks are counted together.
      marks = hasJoiner && base?.isPictograph == true ? marks : 0
      base = scalar
      hasJoiner = false
    }
    last = scalar
    return true
  }

  /// Returns whether an invisible scalar is part of the character before it.
  private mutating func belongs(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) -> Bool {
    guard let base, let last else { return false }
    switch scalar {
    case "\u{200C}", "\u{200D}": return !hasJoiner && joins(scalar, base: base, last: last, next: rest.first)
    case "\u{E0020}"..."\u{E007F}": return isTag(scalar, before: rest)
    default: return last == base && scalar.properties.isVariationSelector && selects(scalar, base, next: rest.first)
    }
  }

  /// Returns whether a base has the variant that a selector requests.
  private func selects(_ selector: Unicode.Scalar, _ base: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
    switch selector {
    case "\u{FE0F}" where base.isASCII: base.properties.isEmoji && next == "\u{20E3}"
    case "\u{FE0E}", "\u{FE0F}": base.isPictograph
    case "\u{FE00}" where base.properties.generalCategory == .mathSymbol: true
    case "\u{FE00}"..."\u{FE02}", "\u{E0100}"..."\u{E01EF}": base.properties.isUnifiedIdeograph
    case "\u{180B}"..."\u{180F}": base.script == "MONGOLIAN" && base.isLetter
    default: false
    }
  }

  /// Returns whether a joiner, or a non-joiner, makes a difference between its neighbours.
  ///
  /// A joiner makes a difference between pictographs. Joiners and non-joiners make a difference at the virama of an Indic
  /// script, and between letters that are written joined.
  private func joins(
    _ joiner: Unicode.Scalar, base: Unicode.Scalar, last: Unicode.Scalar, next: Unicode.Scalar?
  ) -> Bool {
    if base.isPictograph {
      return joiner == "\u{200D}" && next?.isPictograph == true && (!last.isMark || last == "\u{FE0F}")
    }
    guard base.isLetter else { return false }
    if last.isVirama { return true }
    guard let next else { return false }
    if joiner == "\u{200D}", last == base, next.isVirama { return true }
    return next.isLetter && base.script.map(Unicode.Scalar.joinedScripts.contains) == true && next.script == base.script
  }

  /// Returns whether a tag is part of a region's flag.
  ///
  /// Such a flag consists of a black flag, the three to six letters of the region's code, and an end tag.
  private mutating func isTag(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) -> Bool {
    if base == "\u{1F3F4}", last == base {
      let code = rest.prefix { $0.isLetterTag }
      let isFlag = (2...5).contains(code.count) && rest.dropFirst(code.count).first == "\u{E007F}"
      tagsLeft = scalar.isLetterTag && isFlag ? code.count + 2 : 0
    }
    tagsLeft -= 1
    return tagsLeft >= 0
  }
}

nonisolated extension Unicode.Scalar {
  /// The scripts whose letters join, listed because Swift lacks Unicode's property for this.
  fileprivate static let joinedScripts: Set<Substring> = [
    "ADLAM", "ARABIC", "HANIFI", "MANDAIC", "MONGOLIAN", "NKO", "SYRIAC",
  ]

  /// Whether a terminal would act on the scalar, or would not show it.
  fileprivate var isControlOrHidden: Bool {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the scalar combines with the character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: DisplayWidth.columns(of: self) == 0
    }
  }

  fileprivate var isPictograph: Bool {
    !isASCII && properties.isEmoji && !properties.isEmojiModifier && !isRegionalIndicator
  }

  /// Whether the scalar is one of the two letters of a country's flag.
  var isRegionalIndicator: Bool { ("\u{1F1E6}"..."\u{1F1FF}").contains(self) }

  fileprivate var isLetter: Bool { properties.isAlphabetic && !isMark }
  fileprivate var isVirama: Bool { properties.canonicalCombiningClass == .virama }
  fileprivate var isLetterTag: Bool {
    ("\u{E0030}"..."\u{E0039}").contains(self) || ("\u{E0061}"..."\u{E007A}").contains(self)
  }

  /// The first word of the scalar's name, which for a letter is the name of its script.
  fileprivate var script: Substring? { properties.name?.prefix { $0 != " " } }
}

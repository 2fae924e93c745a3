/// The names of character references: those of HTML 4, and `apos`.
enum HTMLEntityNames {
  /// The characters by name.
  static let scalars: [Substring: Unicode.Scalar] = {
    var scalars: [Substring: Unicode.Scalar] = [:]
    for (first, names) in runs {
      for (number, name) in zip(first..., names.split(separator: " ")) { scalars[name] = Unicode.Scalar(number) }
    }
    for pair in others.split(separator: " ") {
      let parts = pair.split(separator: "=")
      scalars[parts[0]] = UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init)
    }
    return scalars
  }()

  /// Names of characters in a row, with the first one's number.
  private static let runs: [(first: UInt32, names: String)] = [
    (
      0xA0,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 \
      acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml \
      Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde \
      Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig \
      ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide \
      oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    ),
    (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
    (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (
      0x3B1,
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau \
      upsilon phi chi psi omega
      """
    ),
    (0x200C, "zwnj zwj lrm rlm"),
    (0x2018, "lsquo rsquo sbquo"),
    (0x201C, "ldquo rdquo bdquo"),
    (0x2020, "dagger Dagger bull"),
    (0x2190, "larr uarr rarr darr harr"),
    (0x21D0, "lArr uArr rArr dArr hArr"),
    (0x2207, "nabla isin notin"),
    (0x2227, "and or cap cup int"),
    (0x2282, "sub sup nsub"),
    (0x2308, "lceil rceil lfloor rfloor"),
  ]

  /// The other names, each with its character's number.
  private static let others = """
    quot=22 amp=26 apos=27 lt=3C gt=3E OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2C6 \
    tilde=2DC thetasym=3D1 upsih=3D2 piv=3D6 ensp=2002 emsp=2003 thinsp=2009 ndash=2013 mdash=2014 hellip=2026 \
    permil=2030 prime=2032 Prime=2033 lsaquo=2039 rsaquo=203A oline=203E frasl=2044 euro=20AC image=2111 \
    weierp=2118 real=211C trade=2122 alefsym=2135 crarr=21B5 forall=2200 part=2202 exist=2203 empty=2205 ni=220B \
    prod=220F sum=2211 minus=2212 lowast=2217 radic=221A prop=221D infin=221E ang=2220 there4=2234 sim=223C \
    cong=2245 asymp=2248 ne=2260 equiv=2261 le=2264 ge=2265 sube=2286 supe=2287 oplus=2295 otimes=2297 perp=22A5 \
    sdot=22C5 loz=25CA spades=2660 clubs=2663 hearts=2665 diams=2666 lang=27E8 rang=27E9
    """
}

/// An environment variable that the program reads.
nonisolated package enum Variable: String, CaseIterable {
  case store = "CALCOTS_STORE"
  case server = "CALCOTS_SERVER"
  case language = "CALCOTS_LANGUAGE"
  case allCategories = "LC_ALL"
  case messages = "LC_MESSAGES"
  case time = "LC_TIME"
  case lang = "LANG"
  case noColor = "NO_COLOR"
  case terminal = "TERM"
  case dataHome = "XDG_DATA_HOME"
  case stateHome = "XDG_STATE_HOME"
  case home = "HOME"
  case httpsProxy = "https_proxy"
  case upperHTTPSProxy = "HTTPS_PROXY"
  case httpProxy = "http_proxy"
  case allProxy = "all_proxy"
  case upperAllProxy = "ALL_PROXY"
  case noProxy = "no_proxy"
  case upperNoProxy = "NO_PROXY"
  case certificateFile = "SSL_CERT_FILE"
  case certificateFolder = "SSL_CERT_DIR"

  var help: HelpText {
    switch self {
    case .store: .insteadOf(.store)
    case .server: .insteadOf(.server)
    case .language: .insteadOf(.language)
    case .allCategories, .messages, .lang: .localeVariables
    case .time: .timeVariable
    case .noColor: .noColorVariable
    case .terminal: .terminalVariable
    case .dataHome: .dataHomeVariable
    case .stateHome: .stateHomeVariable
    case .home: .homeVariable
    case .httpsProxy, .upperHTTPSProxy, .httpProxy, .allProxy, .upperAllProxy: .proxyVariables
    case .noProxy, .upperNoProxy: .noProxyVariables
    case .certificateFile: .certificateFileVariable
    case .certificateFolder: .certificateFolderVariable
    }
  }
}

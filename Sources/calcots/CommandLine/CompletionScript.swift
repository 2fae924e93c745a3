/// A shell that can complete the program's command line.
nonisolated package enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// The script with which a shell completes the program's command line.
///
/// It only runs `calcots complete`, and passes the output on: candidates and, where files fit, a line that stands for file
/// names.
package struct CompletionScript {
  /// The line that stands for file names, which the shell completes without the program.
  static let files = "<files>"

  package let lines: [String]

  package init(for shell: Shell) {
    let script =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
    lines = script.split(separator: "\n").map(String.init)
  }

  /// The script for bash.
  ///
  /// The second Tab lists the candidates, each followed by its meaning.
  private static let bash = #"""
    # Completes calcots in bash, with candidates from the program.
    _calcots() {
      local word help
      COMPREPLY=()
      while IFS=$'\t' read -r word help; do
        if [[ $word == "\#(files)" ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]#=}")
        else
          [[ ${COMP_TYPE-} != 63 || -z $help ]] || word+="  ($help)"
          COMPREPLY+=("$word")
        fi
      done < <("$1" complete bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F _calcots calcots
    """#

  private static let zsh = #"""
    #compdef calcots
    # Completes calcots in zsh, with candidates from the program.
    _calcots() {
      local line files
      local -a candidates
      for line in "${(@f)$("$words[1]" complete zsh "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        if [[ $line == "\#(files)" ]]; then files=1; elif [[ -n $line ]]; then candidates+=("${${line//:/\\:}/$'\t'/:}"); fi
      done
      (( $#candidates )) && _describe calcots candidates
      if [[ -n $files ]]; then compset -P '--*='; _files; fi
    }
    if [[ $funcstack[1] == _calcots ]]; then _calcots "$@"; else compdef _calcots calcots; fi
    """#

  private static let fish = #"""
    # Completes calcots in fish, with candidates from the program.
    function __calcots_candidates
        set -l words (commandline -opc) (commandline -ct)
        for line in ($words[1] complete fish $words[2..-1] 2>/dev/null)
            if test "$line" = "\#(files)"
                __calcots_files "$words[-1]"
            else
                echo "$line"
            end
        end
    end
    # Lists files as fish compares them with what is typed: without quotes and backslashes, but with the tilde.
    function __calcots_files
        set -l option (string match -r -- '^--[^=]*=' "$argv")
        set -l typed (string replace -- "$option" '' "$argv")
        set -l name (string unescape -- "$typed"; or string trim --left --chars \'\" -- "$typed")
        set -l home
        if test -z "$option"; and string match -q -r -- '^~/' "$typed"
            set home $HOME
            set name $home(string sub --start 2 -- "$name")
        end
        for file in "$name"*
            test -d "$file"; and set file "$file/"
            if set -q home[1]
                set file '~'(string sub --start (math (string length -- "$home") + 1) -- "$file")
            end
            echo "$option$file"
        end
    end
    complete -c calcots -f -a '(__calcots_candidates)'
    """#
}

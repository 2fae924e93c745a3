import Foundation

/// A sanitizer that is built into the tests and into the program: it keeps its own memory, and writes files.
package enum CompilerSanitizer {
  package static let isActive: Bool = {
    let process = dlopen(nil, RTLD_NOW)
    return dlsym(process, "__asan_init") != nil || dlsym(process, "__tsan_init") != nil
  }()
}

/// The name of a host that no resolver answers for, even one that answers for everything: it is longer than the 63
/// characters that can be asked for. (RFC 1035)
package let unknownHost = String(repeating: "x", count: 64)

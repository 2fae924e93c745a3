import Models

/// What a store contains when a write has been taken back, while others have gone on from it.
enum GroupsMerge {
  /// Takes the write back, and keeps all that was changed afterwards.
  ///
  /// - Parameters:
  ///   - before: The groups before the write.
  ///   - after: The groups after the write.
  ///   - now: The groups as others have changed them since.
  /// - Returns: The groups; nil if that is impossible.
  static func groups(_ before: [Group], _ after: [Group], _ now: [Group]) -> [Group]? {
    let ids = Set((before + after + now).map(\.id)).sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
    var merged: [Group] = []
    for id in ids {
      let (old, new, current) = (before[id], after[id], now[id])
      if current == new {
        merged += old.map { [$0] } ?? []
      } else if old == new {
        merged += current.map { [$0] } ?? []
      } else {
        // Who deletes or creates a group means all of it.
        guard let old, let new, let current else { return nil }
        merged.append(group(old, new, current))
      }
    }
    return merged
  }

  /// Whoever comes back stands behind those who stood before, as far as they are still there.
  private static func group(_ old: Group, _ new: Group, _ current: Group) -> Group {
    var members = current.members.filter { old.members.contains($0) || !new.members.contains($0) }
    for (row, member) in old.members.enumerated() where !(new.members + members).contains(member) {
      let last = members.lastIndex { old.members[..<row].contains($0) } ?? -1
      members.insert(member, at: last + 1)
    }
    return Group(
      id: old.id, name: current.name == new.name ? old.name : current.name,
      category: current.category == new.category ? old.category : current.category, members: members)
  }
}

extension [Group] {
  fileprivate subscript(id: Group.ID) -> Group? { first { $0.id == id } }
}

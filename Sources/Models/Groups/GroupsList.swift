/// The groups of one category: the model of the groups overview.
package struct GroupsList: Equatable, Sendable {
  package let groups: [Group]
  package let groupsCategory: GroupCategory

  package init(groups: [Group], groupsCategory: GroupCategory) {
    self.groups = groups
    self.groupsCategory = groupsCategory
  }
}

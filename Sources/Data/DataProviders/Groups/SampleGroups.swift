import Interactors
import Localization
import Models

/// The content of a new store: invented groups, and people to add to them.
///
/// The user is in some of the groups and invited to others.
package enum SampleGroups {
  /// Each group's name, the user's category in the group, and the ids of the other members.
  ///
  /// These ids are positions in ``people``, counted from 1.
  private static let groups: [(name: String, category: GroupCategory, members: [Int64])] = [
    ("Calçotada Committee", .joined, [1, 2, 6, 9, 18, 36, 64]),
    ("Tuesday Volleyball", .joined, [3, 5, 12, 17, 21, 29, 37, 42, 45, 53, 59, 63]),
    ("Gràcia Book Club", .joined, [4, 1, 8, 13, 24, 39, 52, 56, 61]),
    ("Allotment Neighbours", .joined, [40, 46, 50, 7, 20, 64]),
    ("Vieux-Port Pétanque", .joined, [10, 11, 9, 14, 12, 57, 60, 34]),
    ("Kreuzberg Chess Evening", .joined, [41, 16, 47, 49, 31]),
    ("Bosphorus Rowers", .joined, [15, 17, 18, 19, 16, 43, 44, 35, 62, 2]),
    ("Phở on Fridays", .joined, [20, 21, 22, 23]),
    ("左京読書会", .joined, [24, 25, 26, 28, 13, 38]),
    ("מקהלת הנמל", .joined, [30, 31, 32, 33, 48, 51, 55, 8]),
    ("Stairway 4 Residents", .joined, [6, 54, 52, 27, 33, 36, 58, 60, 46, 22, 5]),
    ("Saturday Hikers", .joined, [55, 44, 3]),
    ("Sourdough Exchange", .joined, [39, 61]),
    ("Bicycle Repair", .joined, []),
    ("Castellers Training", .invited, [2, 5, 7, 1, 4, 54, 63, 53, 10]),
    ("Board Games on Thursday", .invited, [28, 29, 37, 42, 47]),
    ("Parents of Class 3b", .invited, [9, 18, 30, 33, 40, 43, 48, 52, 56, 59, 61, 64]),
    ("جيران الميناء", .invited, [33, 34, 35, 57]),
    ("Sea Swimmers All Year", .suggested, [43, 45, 38, 36, 32, 14]),
    ("Ciné-club du Jeudi", .suggested, [9, 11, 13, 25, 50, 60, 12]),
    ("Repair Café", .suggested, [49, 41, 16, 62, 26]),
    ("Urban Sketchers", .suggested, [54, 19, 22, 51, 58, 24, 46, 3]),
    ("Night Sky Watchers", .suggested, [57, 27, 63]),
    ("Esperanto Beginners", .suggested, [47, 10]),
  ]

  private static let people = [
    ("Carme", "Ferrer"), ("Jordi", "Soler"), ("Núria", "Vidal"), ("Anna", "Roca"), ("Oriol", "Mestre"),
    ("Laia", "Planas"), ("Joan", "Bosch"), ("Mercè", "Güell"), ("Hélène", "Dubois"), ("Étienne", "Lefèvre"),
    ("François", "Garnier"), ("Zoé", "Marchand"), ("Amélie", "Noël"), ("Thaïs", "Renaud"), ("Ayşe", "Yıldız"),
    ("Çağrı", "Demir"), ("Emre", "Şahin"), ("Gökhan", "Öztürk"), ("İpek", "Aydın"), ("Lan", "Nguyễn"),
    ("Minh", "Trần"), ("Hương", "Phạm"), ("Quốc", "Đặng"), ("美咲", "佐藤"), ("健太", "田中"), ("小雨", "陈"), ("志强", "李"),
    ("서연", "김"), ("민준", "박"), ("יעל", "כהן"), ("נועם", "לוי"), ("תמר", "ברק"), ("ليلى", "حداد"), ("يوسف", "منصور"),
    ("مريم", "الخطيب"), ("Siobhan", "O'Brien"), ("Declan", "Murphy"), ("Aoife", "Byrne"), ("Hannah", "Schäfer"),
    ("Jürgen", "Weiß"), ("Franziska", "Möller"), ("Lukas", "Brandt"), ("Ingrid", "Sørensen"), ("Åsa", "Lindqvist"),
    ("Bjørn", "Halvorsen"), ("Małgorzata", "Wójcik"), ("Łukasz", "Nowak"), ("Jana", "Dvořáková"),
    ("Zdeněk", "Kučera"), ("Ágnes", "Szőke"), ("Dănuț", "Ionescu"), ("Inês", "Carvalho"), ("João", "Magalhães"),
    ("Sofía", "Ibáñez"), ("Íñigo", "Etxeberria"), ("Oksana", "Shevchuk"), ("Nikos", "Papadakis"),
    ("Adaeze", "Okonkwo"), ("Kwame", "Mensah"), ("Amara", "Diallo"), ("Priya", "Raman"), ("Sanjay", "Kulkarni"),
    ("Mateo", "Quispe"), ("Grace", "Holloway"),
  ]

  /// Fills the empty tables of a new store for its owner, who creates the store.
  package static func insert(for owner: StoreAccount, with connection: some SQLConnection) throws(StoreError) {
    let others = people.map { [Value.text($0), .text($1), .null] }
    let (row, person) = try connection.row(of: owner)
    let own: [Value] = [.text(person.firstName), .text(person.lastName), .text(row.account)]
    try connection.insert(others + [own], into: "people (first_name, last_name, account)")
    if !row.sharer.isEmpty {
      try connection.run("UPDATE people SET sharer = $1 WHERE account = $2", [.text(row.sharer), .text(row.account)])
    }
    try connection.insert(groups.map { [.text($0.name)] }, into: "groups (name)")
    // The rows of a new table are numbered from 1.
    let memberships = zip(Int64(1)..., groups).flatMap { id, group in
      let members = group.members.map { [Value.integer(id), .integer($0), .text("joined"), .null] }
      guard group.category != .suggested else { return members }
      let inviter = group.category == .invited ? group.members.first : nil
      let category = Value.text(group.category.rawValue)
      return members + [
        [.integer(id), .integer(Int64(people.count + 1)), category, inviter.map(Value.integer) ?? .null]
      ]
    }
    try connection.insert(memberships, into: "memberships (group_id, person_id, standing, invited_by)")
  }
}

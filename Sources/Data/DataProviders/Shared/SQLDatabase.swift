/// A store of any kind: an actor with a connection of its own.
///
/// Each feature adds its queries in an extension, in the SQL that all engines understand.
package protocol SQLDatabase: Actor {
  associatedtype Connection: SQLConnection

  var connection: Connection { get }
}

#include <sqlite3.h>

// The parts of SQLite that Swift cannot import: variadic functions.

/// Gives the database the name that its schema has on a server, and makes SQLite refuse SQL that could damage the file.
///
/// Functions with side effects in its schema are refused as well, and so are views and triggers, because a store has none.
static inline int csqlite_defend(sqlite3 *_Nonnull database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_MAINDBNAME, "calcots");
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  return code;
}

/// Sets whether closing leaves a write-ahead log unchanged, rather than writing it into the database and deleting it.
static inline int csqlite_keep_log(sqlite3 *_Nonnull database, int keep) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep, (int *)0);
}

#include <libpq-fe.h>

// The parts of libpq that Swift cannot import: character constants.

static const int CPOSTGRESQL_CODE = PG_DIAG_SQLSTATE;
static const int CPOSTGRESQL_MESSAGE = PG_DIAG_MESSAGE_PRIMARY;

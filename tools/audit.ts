// `npm run audit`: looks at all of the books, says what they hold and what is wrong with them, and
// stops the products concerned, as the jobs of the site do each hour. It reads the database at
// DATABASE_URL, or the embedded one, also while the site runs.
//
// `--look` only looks: nothing is stopped, kept or otherwise changed.
// `--known NUMBER:HASH` also asks for an end of the ledger's chain that was kept elsewhere, and
// `--known-events NUMBER:HASH` for one of the event log's chain. Both only look,
// too: a slip of the hand must not close the site.
// `--patience SECONDS`: how long something may be late before it is called stuck (60).
import { auditBooks } from './audit-books.ts';

process.exitCode = await auditBooks(process.argv.slice(2), process.env, console);

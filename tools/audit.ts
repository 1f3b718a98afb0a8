// `npm run audit`: looks at all of the books, says what they hold and what is wrong with them, and
// stops the products concerned, as the jobs of the site do each hour. It reads the database at
// DATABASE_URL, or the embedded one, also while the site runs.
//
// `--look` only looks: nothing is stopped, kept or otherwise changed.
// `--known NUMBER:HASH` also asks for an end of the chain that was kept elsewhere. It only looks,
// too: a slip of the hand must not close the site.
// `--patience SECONDS`: how long something may be late before it is called stuck (60).
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { findEmbedded } from '@khelaghor/db/embedded-running.ts';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { ChainEnd } from '@khelaghor/db/ledger-chain.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { lookAtBooks, runAudit } from '@khelaghor/server/features/audit/audit.ts';
import type { BooksLook, LookOptions } from '@khelaghor/server/features/audit/audit.ts';
import { CannotStart, startServer } from '@khelaghor/server/main.ts';
import { systemClock } from '@khelaghor/server/platform/clock.ts';
import type { Config } from '@khelaghor/server/platform/config.ts';
import { areJobsDone } from '@khelaghor/server/platform/job-queue.ts';
import { projectRoot } from './run-program.ts';
import { configOf, sentenceOf } from './start-faults.ts';

type Database = { readonly url: string; readonly stop: () => Promise<void> };

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  const stop = async (): Promise<void> => undefined;
  if (databaseUrl !== null) return { url: databaseUrl, stop };
  const folder = join(dataDir, 'postgres');
  const found = await findEmbedded(folder);
  if (found.state === 'running') return { url: found.url, stop };
  if (found.state === 'none') throw new CannotStart(`There are no books in ${folder} yet.`);
  const started = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  if (!started.ok) throw new CannotStart(started.message);
  return started.postgres;
}

/** The ends of the chain that the command line names. */
function knownEnds(args: readonly string[]): ChainEnd[] {
  const known: ChainEnd[] = [];
  for (const [index, argument] of args.entries()) {
    if (argument !== '--known') continue;
    const end = /^(?<number>\d{1,18}):(?<hash>[0-9a-f]{64})$/u.exec(args[index + 1] ?? '')?.groups;
    if (end?.['number'] === undefined || end['hash'] === undefined) {
      throw new CannotStart(
        'After --known comes the end of a chain as this program prints it: NUMBER:HASH',
      );
    }
    known.push({ batchNo: BigInt(end['number']), hash: Buffer.from(end['hash'], 'hex') });
  }
  return known;
}

/** How long the command line lets something be late; undefined when it does not say. */
function patienceMsOf(args: readonly string[]): number | undefined {
  const at = args.indexOf('--patience');
  if (at === -1) return undefined;
  const seconds = args[at + 1] ?? '';
  if (!/^\d{1,5}$/u.test(seconds)) throw new CannotStart('After --patience come whole seconds.');
  return Number(seconds) * 1_000;
}

const amountText = (amount: bigint, currency: Currency): string =>
  formatMoney(minor(amount), { currency, lang: 'en', digits: 'latn', grouping: 'western' });

function sayTrialBalance({ lines }: BooksReport['trialBalance']): void {
  console.log('Trial balance');
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  if (byCurrency.size === 0) console.log('  There are no accounts yet.');
  for (const [currency, kinds] of byCurrency) {
    const say = (name: string, accounts: string, amount: bigint): void =>
      console.log(
        `  ${currency.padEnd(6)}${name.padEnd(20)}${accounts.padStart(10)} ` +
          amountText(amount, currency).padStart(26),
      );
    for (const { kind, accounts, balance } of kinds) say(kind, String(accounts), balance);
    say(
      'together',
      '',
      kinds.reduce((sum, { balance }) => sum + balance, 0n),
    );
  }
}

function sayChain({ batches, rows, end }: BooksReport['chain']): void {
  console.log(`\nChain of hashes\n  ${batches} batches over ${rows} transfers`);
  if (end) console.log(`  its end: ${end.batchNo}:${end.hash.toString('hex')}`);
}

function sayBreaches({ breaches, late }: BooksLook): void {
  if (late.length > 0) console.log('\nNobody does the jobs of the site, so this waits:');
  for (const detail of late) console.log(`  ${detail}`);
  if (breaches.length === 0) {
    console.log('\nThe books are right.');
    return;
  }
  console.log(`\nThe books are WRONG: ${breaches.length} breaches.`);
  for (const { invariant, accountId, transferId, currency, detail } of breaches) {
    console.log(`  ${invariant} ${detail}${currency === null ? '' : ` (${currency})`}`);
    if (accountId !== null) console.log(`     account ${accountId}`);
    if (transferId !== null) console.log(`     transfer ${transferId}`);
  }
}

function sayStopped(stopped: readonly string[]): void {
  if (stopped.length === 0) console.log('\nNothing that was open had to be stopped.');
  else console.log(`\nStopped: ${stopped.join(', ')}`);
  console.log("The console's overview opens a product again once an audit finds the books right.");
}

function say(look: BooksLook): void {
  sayTrialBalance(look.report.trialBalance);
  sayChain(look.report.chain);
  sayBreaches(look);
}

/** Looks without a server, which would bring the database up to date. */
async function look(url: string, asked: LookOptions): Promise<BooksLook> {
  const { db, close } = connect(url, { connectionsMax: 2, applicationName: 'khelaghor audit' });
  try {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const now = (): Date => rows[0]?.now ?? systemClock.now();
    const looker = { db, clock: { ...systemClock, now } };
    const found = await lookAtBooks(looker, { ...asked, areJobsDone: await areJobsDone(db) });
    say(found);
    return found;
  } finally {
    await close();
  }
}

async function audit(config: Config, databaseUrl: string, asked: LookOptions): Promise<BooksLook> {
  const { ctx, close } = await startServer({ config, databaseUrl, services: [] });
  try {
    const found = await runAudit(ctx, { ...asked, areJobsDone: await areJobsDone(ctx.db) });
    say(found);
    if (found.breaches.length > 0) sayStopped(found.stopped);
    return found;
  } finally {
    await close();
  }
}

/** A sentence for a database that cannot be looked at as it is; null for anything else. */
function sentenceOfLook(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '42P01' || code === '42703' || code === '42883'
    ? 'The database is older than this program: start the site once, or run npm run migrate.'
    : null;
}

async function main(config: Config): Promise<number> {
  const known = knownEnds(process.argv);
  const patienceMs = patienceMsOf(process.argv);
  const patience = patienceMs === undefined ? {} : { patienceMs };
  const database = await openDatabase(config);
  try {
    const onlyLooks = known.length > 0 || process.argv.includes('--look');
    const { breaches } = onlyLooks
      ? await look(database.url, { ...patience, known })
      : await audit(config, database.url, patience);
    return breaches.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

let config: Config | null = null;
try {
  config = configOf({ KHELAGHOR_LOG: 'fatal', ...process.env }, projectRoot);
  process.exitCode = await main(config);
} catch (error) {
  console.error(sentenceOfLook(error) ?? sentenceOf(error, config) ?? error);
  process.exitCode = 1;
}

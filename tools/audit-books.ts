// The work of `npm run audit`, for the program and for its tests: reads what the command line asks,
// looks at the books, and says in lines what they hold and what is wrong with them.
import { sql } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { ChainEnd, ChainReport } from '@khelaghor/db/hash-chain.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { allAreas } from '@khelaghor/server/areas.ts';
import { inspectLedger, runAudit } from '@khelaghor/server/money/ledger-audit/index.ts';
import type { AuditReport, AuditOptions } from '@khelaghor/server/money/ledger-audit/index.ts';
import { CannotStart } from '@khelaghor/server/lib/cannot-start.ts';
import { startServer } from '@khelaghor/server/main.ts';
import { systemClock } from '@khelaghor/server/lib/clock.ts';
import type { Config } from '@khelaghor/server/lib/config/config.ts';
import { areJobsDone } from '@khelaghor/server/lib/jobs/job-queue.ts';
import { projectRoot } from './run-program.ts';
import { openSiteDatabase } from './site-database.ts';
import { requireConfig, getSentence } from './startup-errors.ts';

type Asked = Omit<AuditOptions, 'checks'>;

/** Where the lines go: what was found, and apart from it why nothing was. */
type Output = Pick<Console, 'log' | 'error'>;
type Say = Output['log'];

/** The ends of a chain that the command line names after an option. */
function knownEnds(args: readonly string[], option: '--known' | '--known-events'): ChainEnd[] {
  const known: ChainEnd[] = [];
  for (const [index, argument] of args.entries()) {
    if (argument !== option) continue;
    const end = /^(?<number>\d{1,18}):(?<hash>[0-9a-f]{64})$/u.exec(args[index + 1] ?? '')?.groups;
    if (end?.['number'] === undefined || end['hash'] === undefined) {
      throw new CannotStart(
        `After ${option} comes the end of a chain as this program prints it: NUMBER:HASH`,
      );
    }
    known.push({ batchNo: BigInt(end['number']), hash: Buffer.from(end['hash'], 'hex') });
  }
  return known;
}

/** How long the command line lets something be late; undefined when it does not say. */
function getPatienceMs(args: readonly string[]): number | undefined {
  const at = args.indexOf('--patience');
  if (at === -1) return undefined;
  const seconds = args[at + 1] ?? '';
  if (!/^\d{1,5}$/u.test(seconds)) throw new CannotStart('After --patience come whole seconds.');
  return Number(seconds) * 1_000;
}

const amountText = (amount: bigint, currency: Currency): string =>
  formatMoney(minor(amount), { currency, lang: 'en', digits: 'latn', grouping: 'western' });

function sayTrialBalance({ lines }: BooksReport['trialBalance'], say: Say): void {
  say('Trial balance');
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  if (byCurrency.size === 0) say('  There are no accounts yet.');
  for (const [currency, kinds] of byCurrency) {
    const sayRow = (name: string, accounts: string, amount: bigint): void =>
      say(
        `  ${currency.padEnd(6)}${name.padEnd(20)}${accounts.padStart(10)} ` +
          amountText(amount, currency).padStart(26),
      );
    for (const { kind, accounts, balance } of kinds) sayRow(kind, String(accounts), balance);
    sayRow(
      'together',
      '',
      kinds.reduce((sum, { balance }) => sum + balance, 0n),
    );
  }
}

function sayChain(name: string, rowName: string, chain: ChainReport, say: Say): void {
  const { batches, rows, end } = chain;
  say(`\n${name}\n  ${batches} batches over ${rows} ${rowName}`);
  if (end) say(`  its end: ${end.batchNo}:${end.hash.toString('hex')}`);
}

function sayEventBreaches({ breaches }: ChainReport, say: Say): void {
  if (breaches.length === 0) return;
  say(`\nThe event log was CHANGED: ${breaches.length} breaches.`);
  for (const { invariant, detail } of breaches) say(`  ${invariant} ${detail}`);
}

function sayBreaches({ breaches, late }: AuditReport, say: Say): void {
  if (late.length > 0) say('\nNobody does the jobs of the site, so this waits:');
  for (const detail of late) say(`  ${detail}`);
  if (breaches.length === 0) {
    say('\nThe books are right.');
    return;
  }
  say(`\nThe books are WRONG: ${breaches.length} breaches.`);
  for (const { invariant, accountId, transferId, currency, detail } of breaches) {
    say(`  ${invariant} ${detail}${currency === null ? '' : ` (${currency})`}`);
    if (accountId !== null) say(`     account ${accountId}`);
    if (transferId !== null) say(`     transfer ${transferId}`);
  }
}

function sayStopped(stopped: readonly string[], say: Say): void {
  if (stopped.length === 0) say('\nNothing that was open had to be stopped.');
  else say(`\nStopped: ${stopped.join(', ')}`);
  say("The console's overview opens a product again once an audit finds the books right.");
}

function sayLook(look: AuditReport, say: Say): void {
  sayTrialBalance(look.report.trialBalance, say);
  sayChain('Chain of hashes', 'transfers', look.report.chain, say);
  sayChain('Chain of the event log', 'events', look.events, say);
  sayEventBreaches(look.events, say);
  sayBreaches(look, say);
}

/** Looks without a server, which would bring the database up to date. */
async function look(url: string, asked: Asked): Promise<AuditReport> {
  const { db, close } = connect(url, { connectionsMax: 2, applicationName: 'khelaghor audit' });
  try {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const now = (): Date => rows[0]?.now ?? systemClock.now();
    const looker = { db, clock: { ...systemClock, now } };
    return await inspectLedger(looker, {
      ...asked,
      ...allAreas,
      areJobsDone: await areJobsDone(db),
    });
  } finally {
    await close();
  }
}

async function lookAndStop(config: Config, databaseUrl: string, asked: Asked) {
  const { ctx, close } = await startServer({ config, databaseUrl, services: [] });
  try {
    return await runAudit(ctx, { ...asked, ...allAreas, areJobsDone: await areJobsDone(ctx.db) });
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

const getStatus = ({ breaches, events }: AuditReport): 0 | 1 =>
  breaches.length + events.breaches.length === 0 ? 0 : 1;

async function audit(config: Config, args: readonly string[], say: Say): Promise<0 | 1> {
  const known = knownEnds(args, '--known');
  const knownEvents = knownEnds(args, '--known-events');
  const patienceMs = getPatienceMs(args);
  const patience = patienceMs === undefined ? {} : { patienceMs };
  const database = await openSiteDatabase(config, {
    whenNone: (folder) => `There are no books in ${folder} yet.`,
  });
  try {
    if (known.length + knownEvents.length > 0 || args.includes('--look')) {
      const found = await look(database.url, { ...patience, known, knownEvents });
      sayLook(found, say);
      return getStatus(found);
    }
    const found = await lookAndStop(config, database.url, patience);
    sayLook(found, say);
    if (found.breaches.length > 0) sayStopped(found.stopped, say);
    return getStatus(found);
  } finally {
    await database.stop();
  }
}

/**
 * Does what the command line asks. Answers with the exit status: 0 when the books and the event log
 * are right, 1 when they are not or could not be looked at; the reason is an error in one sentence.
 */
export async function auditBooks(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<0 | 1> {
  let config: Config | null = null;
  try {
    config = requireConfig({ KHELAGHOR_LOG: 'fatal', ...env }, projectRoot);
    return await audit(config, args, output.log);
  } catch (error) {
    const sentence = sentenceOfLook(error) ?? getSentence(error, config);
    if (sentence === null) throw error;
    output.error(sentence);
    return 1;
  }
}

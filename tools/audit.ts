// `npm run audit`: looks at all of the books, and says what they hold and what is wrong with them.
// It reads the database at DATABASE_URL, or the embedded one, also while the site runs.
// `--known NUMBER:HASH` also asks for an end of the chain that was kept elsewhere.
import { join, resolve } from 'node:path';
import { connect } from '@khelaghor/db/connect.ts';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { findEmbedded } from '@khelaghor/db/embedded-running.ts';
import { inspectBooks } from '@khelaghor/db/ledger-audit.ts';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { ChainEnd } from '@khelaghor/db/ledger-chain.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { projectRoot } from './run-program.ts';

type Database = { readonly url: string; readonly stop: () => Promise<void> };

async function openDatabase(): Promise<Database | string> {
  const stop = async (): Promise<void> => undefined;
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop };
  const root = resolve(projectRoot, process.env['KHELAGHOR_DATA_DIR'] || '.data');
  const dataDir = join(root, 'postgres');
  const found = await findEmbedded(dataDir);
  if (found.state === 'running') return { url: found.url, stop };
  if (found.state === 'none') return `There are no books in ${dataDir} yet.`;
  const started = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return started.ok ? started.postgres : started.message;
}

/** The ends of the chain that the command line names; a sentence when one cannot be read. */
function knownEnds(args: readonly string[]): ChainEnd[] | string {
  const known: ChainEnd[] = [];
  for (const [index, argument] of args.entries()) {
    if (argument !== '--known') continue;
    const end = /^(?<number>\d{1,18}):(?<hash>[0-9a-f]{64})$/u.exec(args[index + 1] ?? '')?.groups;
    if (end?.['number'] === undefined || end['hash'] === undefined) {
      return 'After --known comes the end of a chain as this program prints it: NUMBER:HASH';
    }
    known.push({ batchNo: BigInt(end['number']), hash: Buffer.from(end['hash'], 'hex') });
  }
  return known;
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

function sayBreaches(breaches: BooksReport['breaches']): void {
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

/** A sentence for what keeps a database from being looked at; null for a bug. */
function sentenceOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '42P01' || code === '42883') {
    return 'The database is older than this program: start the site once, or run npm run migrate.';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database cannot be reached: ${String(error)}. Correct DATABASE_URL.`;
  }
  return null;
}

async function main(): Promise<number> {
  const known = knownEnds(process.argv);
  const database = typeof known === 'string' ? known : await openDatabase();
  if (typeof database === 'string' || typeof known === 'string') {
    console.error(database);
    return 1;
  }
  const connection = connect(database.url, {
    connectionsMax: 2,
    applicationName: 'khelaghor audit',
  });
  try {
    const report = await inspectBooks(connection.db, { known });
    sayTrialBalance(report.trialBalance);
    sayChain(report.chain);
    sayBreaches(report.breaches);
    return report.breaches.length === 0 ? 0 : 1;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(sentence);
    return 1;
  } finally {
    await connection.close();
    await database.stop();
  }
}

process.exitCode = await main();

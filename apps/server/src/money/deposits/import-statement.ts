import { createHash } from 'node:crypto';
import type * as contract from '@khelaghor/contract/money/statements.ts';
import type { StatementColumns, StatementReport } from '@khelaghor/contract/money/statements.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { findChannel } from './channel-store.ts';
import { getProvider } from './manual-state.ts';
import { judgeMatches, matchStatement } from './match-statement.ts';
import { readStatementFile } from './statement-file.ts';
import type { StatementFile } from './statement-file.ts';
import { hasColumns, readStatementLines } from './statement-lines.ts';
import type { ReadLines, StatementLine } from './statement-lines.ts';
import {
  findColumnsOf,
  findKeptAmounts,
  insertImport,
  insertLines,
  linkCreditedLines,
  listNewMatches,
} from './statement-store.ts';

type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

type Opened = {
  readonly provider: WalletKind;
  readonly bytes: Buffer;
  readonly file: StatementFile;
};

/** Reads the file of a channel whose members send money to a wallet of the house. */
async function openFile(
  ctx: Context,
  body: { readonly channel: string; readonly file: string },
): Promise<Result<Opened, Refusal<typeof contract.readStatement>>> {
  const channel = await findChannel(ctx.db, body.channel);
  const provider = channel ? getProvider(channel.gateway) : null;
  if (provider === null || provider === 'bank') return refuse('channel_unknown');
  const bytes = Buffer.from(body.file, 'base64');
  const file = readStatementFile(bytes);
  return file.ok ? ok({ provider, bytes, file: file.value }) : file;
}

const samplesMax = 3;
const sampleMax = 60;
/** So many different cells a column of directions has at most. */
const choicesMax = 8;

const describeColumn = ({ rows }: StatementFile, name: string, index: number) => {
  const cells = rows.map(({ cells: all }) => (all[index] ?? '').trim());
  const different = [...new Set(cells)];
  const isChoice = different.length <= choicesMax && different.every(({ length }) => length <= 80);
  return {
    name,
    samples: cells.slice(0, samplesMax).map((cell) => cell.slice(0, sampleMax)),
    choices: isChoice ? different : [],
  };
};

/** Returns the columns of a statement, and how they were chosen last for the channel. */
export async function readStatementColumns(
  ctx: Context,
  body: ParsedBody<typeof contract.readStatement>,
): Promise<Result<ValueOf<typeof contract.readStatement>, Refusal<typeof contract.readStatement>>> {
  const opened = await openFile(ctx, body);
  if (!opened.ok) return opened;
  const { file } = opened.value;
  const chosen = await findColumnsOf(ctx.db, body.channel);
  return ok({
    columns: file.columns.map((name, index) => describeColumn(file, name, index)),
    lines: file.rows.length,
    chosen: chosen && hasColumns(file.columns, chosen) ? chosen : null,
  });
}

const faultsMax = 100;

/** A file that was read, with the lines that are not kept yet. */
type Judged = { readonly read: ReadLines; readonly added: StatementLine[] };

/** Compares lines with the kept ones. A line that contradicts its kept one is a fault. */
async function compareLines(
  db: Database,
  provider: WalletKind,
  read: ReadLines,
): Promise<
  Judged & { readonly report: Omit<StatementReport, 'credited' | 'waiting' | 'otherSender'> }
> {
  const kept = await findKeptAmounts(db, provider, read.lines);
  const added = read.lines.filter(({ trxId }) => !kept.has(trxId));
  const differing = read.lines.filter(({ trxId, amountMinor }) => {
    const amount = kept.get(trxId);
    return amount !== undefined && amount !== amountMinor;
  });
  const contradicted = differing.map(({ line }) => ({ line, fault: 'differs' as const }));
  const faults = [...read.faults, ...contradicted].toSorted((a, b) => a.line - b.line);
  const report = {
    added: added.length,
    known: read.lines.length - added.length - differing.length + read.repeated,
    outgoing: read.outgoing,
    faults: faults.slice(0, faultsMax),
    faultCount: faults.length,
  };
  return { read, added, report };
}

type Import = {
  readonly caller: OperatorCaller;
  readonly channel: string;
  readonly columns: StatementColumns;
};

/** Keeps the lines and the choice of columns, in one transaction with the event. */
function keepLines(
  ctx: Context,
  { caller, channel, columns }: Import,
  { provider, bytes }: Opened,
  { added, report }: Awaited<ReturnType<typeof compareLines>>,
): Promise<void> {
  return transact(ctx, async (tx) => {
    const importId = ctx.random.id();
    const imported = {
      id: importId,
      channel,
      fileSha256: createHash('sha256').update(bytes).digest(),
      importedBy: caller.operatorId,
      importedAt: ctx.clock.now(),
    };
    await insertImport(tx, imported, columns);
    await insertLines(tx, { provider, importId }, added);
    await linkCreditedLines(tx, imported.importedAt);
    const { known, outgoing, faultCount } = report;
    await logEvent(ctx, tx, {
      kind: 'deposit_channel.statement_imported',
      actor: getOperatorActor(caller.username),
      subject: `deposit_channel:${channel}`,
      detail: { added: added.length, known, outgoing, faults: faultCount, import: importId },
    });
  });
}

/**
 * Keeps the lines of a statement and credits the claims that they confirm; a dry run only says
 * what would happen. The same file again finds all its lines kept, and changes nothing.
 */
export async function importStatement(
  ctx: Context,
  caller: OperatorCaller,
  body: ParsedBody<typeof contract.importStatement>,
): Promise<Result<StatementReport, Refusal<typeof contract.importStatement>>> {
  const opened = await openFile(ctx, body);
  if (!opened.ok) return opened;
  const { provider, file } = opened.value;
  const read = readStatementLines(file, body.columns);
  if (!read.ok) return read;
  const compared = await compareLines(ctx.db, provider, read.value);
  const importer = { provider, operatorId: caller.operatorId };
  const foreseen = judgeMatches(await listNewMatches(ctx.db, importer, compared.added));
  if (body.dryRun) return ok({ ...compared.report, ...foreseen });
  const { channel, columns } = body;
  await keepLines(ctx, { caller, channel, columns }, opened.value, compared);
  return ok({ ...compared.report, ...foreseen, ...(await matchStatement(ctx)) });
}

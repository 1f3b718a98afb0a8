import type * as contract from '@khelaghor/contract/money/manual-deposits.ts';
import type * as statements from '@khelaghor/contract/money/statements.ts';
import type { QueuedManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { toClaimValue } from './claim-manual.ts';
import { listWaiting } from './manual-store.ts';
import { makeLineCursor, readLineCursor, readQueueSearch, sortClaims } from './queue-rules.ts';
import { buildCandidates, buildClaimPage, findFreeLine, listIds } from './queue-store.ts';
import { listUnmatchedLines } from './statement-store.ts';
import type { StoredUnmatched } from './statement-store.ts';

type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

const toQueued = (row: WaitingRow, { operatorId }: OperatorCaller): QueuedManualDeposit => ({
  ...toClaimValue(row),
  channel: row.channel,
  walletLabel: row.walletLabel,
  receipts: [
    { hash: row.receiptHash, width: row.receiptWidth },
    { hash: row.earlierReceiptHash, width: row.earlierReceiptWidth },
  ].flatMap(({ hash, width }) => (hash === null || width === null ? [] : [{ hash, width }])),
  account: row.account,
  claimedAt: row.claimedAt.toISOString(),
  receivedBy: row.receivedByName,
  isOwn: row.receivedBy === operatorId,
  isTaken: row.creditedId !== null,
  line:
    row.lineMinor === null
      ? null
      : { amount: String(row.lineMinor), sender: row.lineSender, sentAt: row.lineSentAt },
});

/** Returns a page of the claims that wait for an operator. */
export async function readQueue(
  ctx: Context,
  caller: OperatorCaller,
  { search, cursor, limit }: ParsedQuery<typeof contract.listManualDeposits>,
): Promise<Result<ValueOf<typeof contract.listManualDeposits>, 'malformed'>> {
  const after = readCursor(cursor);
  if (after === undefined) return refuse('malformed');
  const page = { search: readQueueSearch(search), after, limit: limit + 1 };
  const rows = await listWaiting(ctx.db, await listIds(ctx.db, buildClaimPage(page)));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    items: shown.map((row) => toQueued(row, caller)),
    nextCursor:
      last && rows.length > limit
        ? makeCursor({ createdAt: last.claimedAt, id: last.depositId })
        : null,
  });
}

const toLineValue = (line: StoredUnmatched): statements.UnmatchedLine => ({
  channel: line.channel,
  provider: line.provider,
  trxId: line.trxId,
  amount: String(line.amountMinor),
  sender: line.sender,
  sentAt: line.sentAt,
  importedBy: line.importedBy,
  importedAt: line.importedAt.toISOString(),
  claim:
    line.depositId === null || line.account === null
      ? null
      : {
          depositId: line.depositId,
          account: line.account,
          senderNumber: line.senderNumber,
          received: line.receivedMinor === null ? null : String(line.receivedMinor),
        },
});

/** Returns a page of the lines that belong to no deposit. */
export async function readUnmatchedLines(
  ctx: Context,
  { search, cursor, limit }: ParsedQuery<typeof statements.listStatementLines>,
): Promise<Result<ValueOf<typeof statements.listStatementLines>, 'malformed'>> {
  const after = readLineCursor(cursor);
  if (after === undefined) return refuse('malformed');
  const page = { search: readQueueSearch(search), after, limit: limit + 1 };
  const lines = await listUnmatchedLines(ctx.db, page);
  const shown = lines.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    items: shown.map(toLineValue),
    nextCursor: last && lines.length > limit ? makeLineCursor(last) : null,
  });
}

const claimsMax = 50;
/** Candidates of each kind: some belong to another channel, or have lines of their own. */
const candidatesMax = 100;

/** Returns the claims that a line can be linked to: those of a search, or the likeliest. */
export async function readLineClaims(
  ctx: Context,
  caller: OperatorCaller,
  { search, ...name }: { readonly provider: WalletKind; readonly trxId: string; search: string },
): Promise<Result<ValueOf<typeof statements.listLineClaims>, 'line_unknown'>> {
  const line = await findFreeLine(ctx.db, name);
  if (!line) return refuse('line_unknown');
  const wanted = readQueueSearch(search);
  const query = wanted
    ? buildClaimPage({ search: wanted, after: null, limit: candidatesMax })
    : buildCandidates(line, candidatesMax);
  const rows = await listWaiting(ctx.db, await listIds(ctx.db, query));
  const claims = sortClaims(line, rows).slice(0, claimsMax);
  return ok({ claims: claims.map((row) => toQueued(row, caller)) });
}

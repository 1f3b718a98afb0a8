import type { StatementReport } from '@khelaghor/contract/money/statements.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { judgeReceipt } from './manual-state.ts';
import { listManual } from './manual-store.ts';
import { recordReceipts } from './record-receipts.ts';
import type { Receipt } from './record-receipts.ts';
import { isOtherSender } from './statement-lines.ts';
import { linkCreditedLines, listLineMatches, lockLines } from './statement-store.ts';
import type { LineMatch } from './statement-store.ts';
import { lockDeposits } from './store.ts';

/** How many claims one transaction credits. */
const batchMax = 250;

type Done = Pick<StatementReport, 'credited' | 'waiting'>;

/** Says what becomes of claims whose transactions lines show, before anything is written. */
export function judgeMatches(
  matches: readonly LineMatch[],
): Done & Pick<StatementReport, 'otherSender'> {
  const outcome = { credited: 0, waiting: 0, otherSender: 0 };
  for (const { sender, senderNumber, state, orderedMinor, amountMinor } of matches) {
    const amounts = { ordered: orderedMinor, received: amountMinor };
    if (isOtherSender(sender, senderNumber)) outcome.otherSender += 1;
    else if (judgeReceipt(state, amounts) === 'credited') outcome.credited += 1;
    else outcome.waiting += 1;
  }
  return outcome;
}

const getKey = (name: { readonly provider: string; readonly trxId: string | null }): string =>
  `${name.provider} ${name.trxId}`;

/** Records the money of some claims by the operators who imported the lines. */
function matchBatch(ctx: Context, matches: readonly LineMatch[]): Promise<Done> {
  return transact(ctx, async (tx) => {
    const ids = matches.map(({ depositId }) => depositId);
    const deposits = await lockDeposits(tx, ids);
    const rows = new Map((await listManual(tx, ids)).map((row) => [row.depositId, row]));
    const lines = new Map((await lockLines(tx, matches)).map((line) => [getKey(line), line]));
    // A claim or a line may have changed since it was listed.
    const receipts = deposits.flatMap((deposit): Receipt[] => {
      const row = rows.get(deposit.id);
      const line = row && lines.get(getKey(row));
      if (!row || !line || line.depositId !== null || row.receivedMinor !== null) return [];
      if (row.state !== 'waiting_match' && row.state !== 'late') return [];
      return [{ deposit, row, received: line.amountMinor, operator: line }];
    });
    if (receipts.length === 0) return { credited: 0, waiting: 0 };
    const states = await recordReceipts(ctx, tx, receipts);
    const credited = states.filter((state) => state === 'credited').length;
    return { credited, waiting: states.length - credited };
  });
}

/**
 * Matches claims that wait with the lines that are kept: all of them, or that of one deposit.
 * A claim and its line are each stored before this looks for the other, so one of both finds it.
 */
export async function matchStatement(
  ctx: Context,
  only: { readonly depositId?: string } = {},
): Promise<Done> {
  const found = await listLineMatches(ctx.db, only);
  const isOther = ({ sender, senderNumber }: LineMatch) => isOtherSender(sender, senderNumber);
  const matches = found.filter((match) => !isOther(match));
  const sum = { credited: 0, waiting: 0 };
  for (let from = 0; from < matches.length; from += batchMax) {
    const done = await matchBatch(ctx, matches.slice(from, from + batchMax));
    sum.credited += done.credited;
    sum.waiting += done.waiting;
  }
  return sum;
}

/** Matches what a process that ended in the middle has left, and lines credited by hand. */
export async function matchLeftLines(ctx: Context): Promise<void> {
  await matchStatement(ctx);
  await transact(ctx, (tx) => linkCreditedLines(tx, ctx.clock.now()));
}

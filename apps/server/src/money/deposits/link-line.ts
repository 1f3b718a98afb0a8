import type { linkLine as contract } from '@khelaghor/contract/money/manual-deposits.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { lockClaim } from './match-manual.ts';
import type { ClaimByOperator } from './match-manual.ts';
import { isWaiting, parseTrxId } from './manual-state.ts';
import {
  findClaimant,
  findManual,
  insertClaim,
  isTrxCredited,
  moveClaim,
  releaseClaim,
  updateManual,
} from './manual-store.ts';
import type { StoredManual } from './manual-store.ts';
import { recordReceipts } from './record-receipts.ts';
import { isOtherSender } from './statement-lines.ts';
import { lockLines } from './statement-store.ts';
import type { LockedLine } from './statement-store.ts';
import type { StoredDeposit } from './store.ts';

type Refusal = (typeof contract)['refusals'][number];

/** Locks a line that belongs to no deposit, in a statement of the deposit's channel. */
async function lockFreeLine(
  tx: Tx,
  { deposit, row }: { readonly deposit: StoredDeposit; readonly row: StoredManual },
  typed: string,
): Promise<LockedLine | null> {
  const trxId = parseTrxId(typed);
  if (trxId === null) return null;
  const [line] = await lockLines(tx, [{ provider: row.provider, trxId }]);
  return line?.depositId === null && line.channel === deposit.channel ? line : null;
}

/**
 * Moves the claim of a deposit from the transaction id that its member told to that of a line. The
 * id that was told is free for another deposit. `taken_over`: the line's id was claimed before, for
 * a deposit that was rejected.
 */
async function moveToLine(
  tx: Tx,
  deposit: StoredDeposit,
  row: StoredManual,
  { provider, trxId }: LockedLine,
): Promise<Result<'new' | 'taken_over', Refusal>> {
  const depositId = deposit.id;
  const holder = await findClaimant(tx, { provider, trxId });
  if (await isTrxCredited(tx, deposit.gateway, trxId)) return refuse('trx_id_taken');
  if (holder === depositId) return ok('new');
  if (holder !== null && (await findManual(tx, holder))?.state !== 'rejected') {
    return refuse('line_claimed');
  }
  if (holder !== null) await moveClaim(tx, { provider, trxId, depositId });
  else if (!(await insertClaim(tx, { provider, trxId, depositId }))) return refuse('line_claimed');
  if (row.trxId !== null) await releaseClaim(tx, { provider, trxId: row.trxId, depositId });
  return ok(holder === null ? 'new' : 'taken_over');
}

/**
 * Links a line of a statement to a claim whose transaction id was mistyped, which counts as the
 * record of this operator. The ordered amount, claimed in time, is credited; everything else waits
 * for another operator, as does a line of another sender or one whose id was claimed before.
 */
export function linkLine(
  ctx: Context,
  by: ClaimByOperator,
  body: ParsedBody<typeof contract>,
): Promise<Result<null, Refusal>> {
  const { operatorId, username } = by.caller;
  return transact(ctx, async (tx): Promise<Result<null, Refusal>> => {
    const locked = await lockClaim(ctx, tx, by.id);
    if (!locked) return refuse('payment_unknown');
    const { deposit, row } = locked;
    const isRepeat = row.receivedBy === operatorId && row.trxId === parseTrxId(body.trxId);
    if (isRepeat) return ok(null);
    if (!isWaiting(row.state) || row.receivedMinor !== null) return refuse('state_changed');
    const line = await lockFreeLine(tx, locked, body.trxId);
    if (!line) return refuse('line_unknown');
    const moved = await moveToLine(tx, deposit, row, line);
    if (!moved.ok) return moved;
    const { trxId, amountMinor: received, sender } = line;
    // A duplicate of the mistyped id is none of the right one.
    const isLate = row.claimedAt !== null && row.claimedAt >= deposit.expiresAt;
    const state = isLate ? 'late' : 'waiting_match';
    await updateManual(tx, by.id, { trxId, state });
    await logEvent(ctx, tx, {
      kind: 'deposit.linked',
      actor: getOperatorActor(username),
      subject: `deposit:${by.id}`,
      memberId: deposit.memberId,
      detail: { before: row.trxId, trxId, amount: String(received), sender },
    });
    const needsSecond = moved.value === 'taken_over' || isOtherSender(sender, row.senderNumber);
    const claim = { ...row, trxId, state } as const;
    const receipt = { deposit, row: claim, received, operator: by.caller, needsSecond };
    await recordReceipts(ctx, tx, [receipt]);
    return ok(null);
  });
}

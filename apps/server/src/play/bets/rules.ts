import { buildBonusTransfers, buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { placeWager, stepWager, stepWagerBy } from '@khelaghor/ledger/wager.ts';
import type { Wager, WagerMovement, WagerStep } from '@khelaghor/ledger/wager.ts';
import type { BetRow, LockedBet } from './bet-store.ts';
import type { Round } from './round-store.ts';
import type { KnownTransaction } from './transaction-store.ts';
import { inHouseSource } from './house-accounts.ts';
import { isOperatorTransaction } from './wager-order.ts';
import type { NamedRound, WagerOrder, WagerRefusal } from './wager-order.ts';

/** The accounts and the currency of a bet's transfers, and the source of their ids. */
export type Posting = Pick<
  Parameters<typeof buildWagerTransfers>[0],
  'accounts' | 'currency' | 'nextId'
>;

/** A new order with the locked rows that decide it. */
export type LockedOrder<O extends WagerOrder = WagerOrder> = {
  order: O;
  /** In the currency of the order's bet, else in the one that the member plays with now. */
  posting: Posting;
  /** The transaction that the order refers to; undefined when it has not come. */
  reference: KnownTransaction | undefined;
  /** The bet that the order is about. */
  bet: LockedBet | undefined;
  /** The vendor's round of that bet or of the new one, or the round to end. */
  round: LockedRound | undefined;
};

/** A round, and the other running bets in it when the order ends it. */
export type LockedRound = Round & {
  otherBets: readonly { bet: LockedBet; posting: Posting }[];
};

/** The result of an order: its transfers, and the rows to write when these have been posted. */
export type WagerDecision =
  | { ok: false; refusal: WagerRefusal }
  | {
      ok: true;
      transfers: readonly Transfer[];
      betId: string | null;
      roundId: string | null;
      newBet?: BetRow;
      changed: readonly { id: string; before: Wager; wager: Wager }[];
      /** The new state of the round. */
      round?: { id: string; becomes: 'ended' | 'open' };
      /** The order rolls back the transaction that it refers to. */
      rollsBack?: boolean;
      /** The bets that a refund of their round cancels. */
      refunded?: readonly string[];
    };

export type AcceptedWager = Extract<WagerDecision, { ok: true }>;

const refuse = (refusal: WagerRefusal): WagerDecision => ({ ok: false, refusal });

/** Accepts an order that moves nothing. */
const acceptWithoutTransfers = (known?: KnownTransaction): AcceptedWager => ({
  ok: true,
  transfers: [],
  changed: [],
  betId: known?.betId ?? null,
  roundId: known?.roundId ?? null,
});

const makeTransfers = (
  posting: Posting,
  { id, product }: Pick<LockedBet, 'id' | 'product'>,
  movements: readonly WagerMovement[],
): Transfer[] => buildWagerTransfers({ ...posting, product, betId: id, movements });

/** Adds the end of the round to a decision: its other running bets are lost, or cancelled. */
function endRoundAfter(
  { round }: LockedOrder,
  decision: AcceptedWager,
  by: 'end' | 'cancel' = 'end',
): AcceptedWager {
  if (!round) return decision;
  const ended = round.otherBets.flatMap(({ bet, posting }) => {
    const stepped = stepWager(bet.wager, { do: by });
    return stepped.ok ? [{ bet, posting, ...stepped }] : [];
  });
  return {
    ...decision,
    transfers: [
      ...decision.transfers,
      ...ended.flatMap(({ bet, posting, movements }) => makeTransfers(posting, bet, movements)),
    ],
    changed: [
      ...decision.changed,
      ...ended.map(({ bet, wager }) => ({ id: bet.id, before: bet.wager, wager })),
    ],
    round: { id: round.id, becomes: 'ended' },
  };
}

/** Accepts an order whose transaction needs no transfer; its round may still end. */
const acceptRoundEndOnly = (locked: LockedOrder, known: KnownTransaction): AcceptedWager =>
  locked.order.endsRound
    ? endRoundAfter(locked, acceptWithoutTransfers(known))
    : acceptWithoutTransfers(known);

type NewBetOrder = Extract<WagerOrder, { kind: 'bet' | 'bet_and_settle' }>;
type ChangeOrder = Extract<WagerOrder, { kind: 'win' | 'cancel' | 'change_win' | 'return_stake' }>;
type RollbackOrder = Extract<WagerOrder, { kind: 'rollback' }>;
type BonusOrder = Extract<WagerOrder, { kind: 'bonus_win' }>;
type RoundOrder = Extract<WagerOrder, { kind: 'end_round' | 'refund_round' }>;

/** A bet in a vendor's game, settled at once or later. */
function decideNewBet(locked: LockedOrder<NewBetOrder>): WagerDecision {
  const { order, round, posting } = locked;
  const placed = placeWager(order.stake);
  if (!placed.ok) return placed;
  const steps: WagerStep[] = [];
  if (order.kind === 'bet_and_settle') steps.push({ do: 'settle', payout: order.payout });
  if (order.endsRound) steps.push({ do: 'end' });
  const stepped = stepWagerBy(placed.wager, steps);
  if (!stepped.ok) return stepped;
  if (round?.state === 'ended') return refuse('round_ended');
  const betId = posting.nextId();
  const { source, memberId, gameCode, stake, body, detail } = order;
  const roundId = round?.id ?? null;
  const movements = [...placed.movements, ...stepped.movements];
  const decision: AcceptedWager = {
    ok: true,
    transfers: makeTransfers(posting, { id: betId, product: 'vendor' }, movements),
    changed: [],
    betId,
    roundId,
    newBet: {
      betId,
      memberId,
      currency: posting.currency,
      product: 'vendor',
      source,
      gameCode,
      roundRef: order.round,
      roundId,
      stake,
      body,
      detail,
      wager: stepped.wager,
    },
  };
  return order.endsRound ? endRoundAfter(locked, decision) : decision;
}

/** Applies steps to a locked bet. */
function stepBet(locked: LockedOrder, bet: LockedBet, steps: readonly WagerStep[]): WagerDecision {
  const { order, round, posting } = locked;
  const last: WagerStep[] = order.endsRound ? [{ do: 'end' }] : [];
  const stepped = stepWagerBy(bet.wager, [...steps, ...last]);
  if (!stepped.ok) return stepped;
  const reopens = stepped.wager.state === 'running' && round?.state === 'ended';
  const decision: AcceptedWager = {
    ok: true,
    transfers: makeTransfers(posting, bet, stepped.movements),
    betId: bet.id,
    roundId: bet.roundId,
    changed: [{ id: bet.id, before: bet.wager, wager: stepped.wager }],
  };
  if (order.endsRound) return endRoundAfter(locked, decision);
  return reopens ? { ...decision, round: { id: round.id, becomes: 'open' } } : decision;
}

function getChangeSteps(order: ChangeOrder): WagerStep[] {
  switch (order.kind) {
    case 'win':
      return [{ do: 'win', amount: order.amount }];
    case 'cancel':
      return [{ do: 'cancel' }];
    case 'change_win':
      return [{ do: 'change_win', payout: order.payout }];
    case 'return_stake':
      return [{ do: 'return_stake', amount: order.amount }];
  }
}

/** Whether the round of the bet is the one that the order names. */
const isNamedRound = ({ round }: LockedOrder, named: NamedRound): boolean =>
  round?.ref === named.round && round.gameCode === named.gameCode;

/** A payout, a correction or the cancellation of an earlier bet. */
function decideChange(locked: LockedOrder<ChangeOrder>): WagerDecision {
  const { order, reference, bet } = locked;
  // In-house bets have no transactions: their ids are their keys.
  if (order.source !== inHouseSource) {
    if (!reference) return refuse('bet_unknown');
    if (reference.kind === 'tombstone') return refuse('bet_void');
    const isBet = reference.kind === 'bet' || reference.kind === 'bet_and_settle';
    if (!isBet || reference.memberId !== order.memberId) return refuse('reference_mismatch');
    if (reference.rolledBackBy !== null && isOperatorTransaction(reference.rolledBackBy))
      return refuse('round_refunded');
  }
  if (!bet) return refuse('bet_unknown');
  if (bet.memberId !== order.memberId || bet.source !== order.source)
    return refuse('reference_mismatch');
  if (order.kind === 'win' && order.named && !isNamedRound(locked, order.named))
    return refuse('round_mismatch');
  const decision = stepBet(locked, bet, getChangeSteps(order));
  // A second cancellation succeeds too, and the first one stays the one that rolled the bet back.
  const rollsBack = order.kind === 'cancel' && reference?.rolledBackBy === null;
  return decision.ok && rollsBack ? { ...decision, rollsBack } : decision;
}

/** Returns the steps that roll a transaction back; null for a kind that cannot be rolled back. */
function getRollbackSteps({ kind, payout }: KnownTransaction): WagerStep[] | null {
  switch (kind) {
    case 'bet':
      return [{ do: 'undo_bet' }];
    case 'win':
      return [{ do: 'undo_win', amount: payout }];
    case 'bet_and_settle':
      // The stake first: the payout may be taken from it.
      return [{ do: 'undo_bet' }, { do: 'undo_win', amount: payout }];
    default:
      return null;
  }
}

/**
 * The rollback of a bet, a win or a bonus of a vendor. Nothing moves for a transaction that had not
 * come (its tombstone is the reference), was refused, or was rolled back before.
 */
function decideRollback(locked: LockedOrder<RollbackOrder>): WagerDecision {
  const { order, reference, bet } = locked;
  if (!reference || reference.memberId !== order.memberId) return refuse('reference_mismatch');
  if (reference.kind === 'tombstone' || reference.rolledBackBy !== null)
    return acceptRoundEndOnly(locked, reference);
  if (reference.answer.refusal !== null)
    return { ...acceptRoundEndOnly(locked, reference), rollsBack: true };
  if (reference.kind === 'bonus_win') {
    const { transactionId: bonusId, payout: amount } = reference;
    const transfers = makeBonusTransfers(locked, { do: 'take_back', bonusId, amount });
    return { ...acceptRoundEndOnly(locked, reference), transfers, rollsBack: true };
  }
  const steps = getRollbackSteps(reference);
  if (steps === null || reference.betId === null) return refuse('reference_mismatch');
  if (!bet) throw new Error(`bet ${reference.betId} has gone`);
  const decision = stepBet(locked, bet, steps);
  return decision.ok ? { ...decision, rollsBack: true } : decision;
}

const makeBonusTransfers = (
  { posting: { accounts, currency, nextId } }: LockedOrder,
  bonus: Pick<Parameters<typeof buildBonusTransfers>[0], 'do' | 'bonusId' | 'amount'>,
): Transfer[] => buildBonusTransfers({ ...bonus, transferId: nextId(), accounts, currency });

function decideBonus(locked: LockedOrder<BonusOrder>): WagerDecision {
  const { amount, transactionId: bonusId } = locked.order;
  if (amount < 0n) return refuse('amount_invalid');
  const transfers = makeBonusTransfers(locked, { do: 'give', bonusId, amount });
  return { ...acceptWithoutTransfers(), transfers };
}

/** The end of a round without a bet. */
function decideRound(locked: LockedOrder<RoundOrder>): WagerDecision {
  const { round, order } = locked;
  if (!round) return refuse('round_unknown');
  const decision = { ...acceptWithoutTransfers(), roundId: round.id };
  if (order.kind === 'end_round') return endRoundAfter(locked, decision);
  const refunded = round.otherBets.map(({ bet }) => bet.id);
  return { ...endRoundAfter(locked, decision, 'cancel'), refunded };
}

/** Decides an order from its locked rows alone. */
export function decideWager(locked: LockedOrder): WagerDecision {
  const { order, posting } = locked;
  if (order.currency !== undefined && order.currency !== posting.currency)
    return refuse('currency_mismatch');
  if (order.barred) return refuse(order.barred);
  // Nothing can refer to a transaction that is not yet decided, least of all itself.
  if ('reference' in order && order.reference === order.transactionId)
    return refuse('reference_mismatch');
  switch (order.kind) {
    case 'bet':
    case 'bet_and_settle':
      return decideNewBet({ ...locked, order });
    case 'rollback':
      return decideRollback({ ...locked, order });
    case 'win':
    case 'cancel':
    case 'change_win':
    case 'return_stake':
      return decideChange({ ...locked, order });
    case 'bonus_win':
      return decideBonus({ ...locked, order });
    case 'end_round':
    case 'refund_round':
      return decideRound({ ...locked, order });
  }
}

import { buildBonusTransfers, buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerAccounts } from '@khelaghor/ledger/postings/wager.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { placeWager, stepWager, stepWagerBy } from '@khelaghor/ledger/wager.ts';
import type { Wager, WagerMovement, WagerStep } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { BetRow, LockedBet } from './bet-store.ts';
import type { Round } from './round-store.ts';
import type { KnownTransaction } from './transaction-store.ts';
import { isOfOperators } from './operator-order.ts';
import { inHouseSource } from './house-accounts.ts';
import type { RoundNamed, WagerOrder, WagerRefusal } from './wager-order.ts';

/** An order that has taken its place, with all that decides about it, held. */
export type HeldOrder<O extends WagerOrder = WagerOrder> = {
  order: O;
  /** Of the bet that it is about, else what the member plays with now. */
  currency: Currency;
  accounts: WagerAccounts;
  /** What it refers to; undefined when that has not come. */
  about: KnownTransaction | undefined;
  /** What it refers to was marked as taken back before it came, just now. */
  buried: boolean;
  /** The bet that it is about. */
  bet: LockedBet | undefined;
  /** The vendor's round of that bet, or of the new one, or the one to end. */
  round: Round | undefined;
  /** What else runs in that round, of an order that ends it, with the accounts of each. */
  othersRunning: readonly { bet: LockedBet; accounts: WagerAccounts }[];
  nextId: () => string;
};

/** What an order comes to: what moves, and the rows that are written when it has moved. */
export type Work =
  | { ok: false; refusal: WagerRefusal }
  | {
      ok: true;
      transfers: readonly Transfer[];
      betId: string | null;
      roundId: string | null;
      newBet?: BetRow;
      changed: readonly { id: string; before: Wager; wager: Wager }[];
      /** Nothing more is bet in its round, or something runs in it again. */
      round?: { id: string; becomes: 'ended' | 'open' };
      /** The transaction that it refers to is taken back by it. */
      undoes?: boolean;
      /** The bets that it takes back, of an order that refers to none. */
      refunded?: readonly string[];
    };

export type Done = Extract<Work, { ok: true }>;

const refuse = (refusal: WagerRefusal): Work => ({ ok: false, refusal });

/** Done, and nothing to move. */
const nothing = (known: KnownTransaction | undefined): Done => ({
  ok: true,
  transfers: [],
  changed: [],
  betId: known?.betId ?? null,
  roundId: known?.roundId ?? null,
});

/** The transfers of some movements of a bet of the order's member. */
const transfersOf = (
  { accounts, currency, nextId }: Pick<HeldOrder, 'accounts' | 'currency' | 'nextId'>,
  bet: Pick<LockedBet, 'id' | 'product'>,
  movements: readonly WagerMovement[],
): Transfer[] =>
  buildWagerTransfers({
    product: bet.product,
    betId: bet.id,
    accounts,
    currency,
    movements,
    nextId,
  });

/**
 * The same work, with the end of the round after it: whatever else runs there is lost, or does not
 * take place.
 */
function endingRound(held: HeldOrder, work: Done, by: 'end' | 'cancel' = 'end'): Done {
  const { round, othersRunning } = held;
  if (!round) return work;
  const ended = othersRunning.flatMap(({ bet, accounts }) => {
    const stepped = stepWager(bet.wager, { do: by });
    return stepped.ok ? [{ bet, accounts, ...stepped }] : [];
  });
  return {
    ...work,
    transfers: [
      ...work.transfers,
      ...ended.flatMap(({ bet, accounts, movements }) =>
        transfersOf({ ...held, accounts, currency: bet.currency }, bet, movements),
      ),
    ],
    changed: [
      ...work.changed,
      ...ended.map(({ bet, wager }) => ({ id: bet.id, before: bet.wager, wager })),
    ],
    round: { id: round.id, becomes: 'ended' },
  };
}

/** Done, and nothing to move for the order itself; but the round may be over. */
const noMore = (held: HeldOrder, known: KnownTransaction | undefined): Done =>
  held.order.endsRound ? endingRound(held, nothing(known)) : nothing(known);

type NewBetOrder = Extract<WagerOrder, { kind: 'bet' | 'bet_and_settle' }>;
type ChangeOrder = Extract<WagerOrder, { kind: 'win' | 'cancel' | 'change_win' | 'return_stake' }>;
type RollbackOrder = Extract<WagerOrder, { kind: 'rollback' }>;
type RoundOrder = Extract<WagerOrder, { kind: 'end_round' | 'refund_round' }>;

/** A bet in a vendor's game, decided at once or later. */
function decideNewBet(held: HeldOrder<NewBetOrder>): Work {
  const { order, round } = held;
  const placed = placeWager(order.stake);
  if (!placed.ok) return placed;
  const steps: WagerStep[] = [];
  if (order.kind === 'bet_and_settle') steps.push({ do: 'settle', payout: order.payout });
  if (order.endsRound) steps.push({ do: 'end' });
  const stepped = stepWagerBy(placed.wager, steps);
  if (!stepped.ok) return stepped;
  if (round?.state === 'ended') return refuse('round_ended');
  const betId = held.nextId();
  const { source, memberId, gameCode, stake, body, detail } = order;
  const roundId = round?.id ?? null;
  const movements = [...placed.movements, ...stepped.movements];
  const work: Done = {
    ok: true,
    transfers: transfersOf(held, { id: betId, product: 'vendor' }, movements),
    changed: [],
    betId,
    roundId,
    newBet: {
      betId,
      memberId,
      currency: held.currency,
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
  return order.endsRound ? endingRound(held, work) : work;
}

/** What some steps come to for a bet that is held. */
function stepBet(held: HeldOrder, bet: LockedBet, steps: readonly WagerStep[]): Work {
  const { order, round } = held;
  const last: WagerStep[] = order.endsRound ? [{ do: 'end' }] : [];
  const stepped = stepWagerBy(bet.wager, [...steps, ...last]);
  if (!stepped.ok) return stepped;
  const reopens = stepped.wager.state === 'running' && round?.state === 'ended';
  const work: Done = {
    ok: true,
    transfers: transfersOf(held, bet, stepped.movements),
    betId: bet.id,
    roundId: bet.roundId,
    changed: [{ id: bet.id, before: bet.wager, wager: stepped.wager }],
  };
  if (order.endsRound) return endingRound(held, work);
  return reopens ? { ...work, round: { id: round.id, becomes: 'open' } } : work;
}

function changeSteps(order: ChangeOrder): WagerStep[] {
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

/** Whether the bet that is held is of the round that an order names. */
const isOfRound = ({ round }: HeldOrder, named: RoundNamed): boolean =>
  round?.ref === named.round && round.gameCode === named.gameCode;

/** A payout, a correction or the cancellation of a bet that was placed before. */
function decideChange(held: HeldOrder<ChangeOrder>): Work {
  const { order, about, bet } = held;
  const isOwn = order.source === inHouseSource;
  // Our own bets have no transactions: their ids are their keys.
  if (!isOwn) {
    if (!about) return refuse('bet_unknown');
    if (about.kind === 'tombstone') return refuse('bet_void');
    const isBet = about.kind === 'bet' || about.kind === 'bet_and_settle';
    if (!isBet || about.memberId !== order.memberId) return refuse('reference_mismatch');
    if (about.rolledBackBy !== null && isOfOperators(about.rolledBackBy))
      return refuse('round_refunded');
  }
  if (!bet) return refuse('bet_unknown');
  if (bet.memberId !== order.memberId || bet.source !== order.source)
    return refuse('reference_mismatch');
  if (order.kind === 'win' && order.named && !isOfRound(held, order.named))
    return refuse('round_mismatch');
  const work = stepBet(held, bet, changeSteps(order));
  // A second cancellation is done too, and the first one stays the one that took the bet back.
  const undoes = order.kind === 'cancel' && about?.rolledBackBy === null;
  return work.ok && undoes ? { ...work, undoes } : work;
}

/** The steps that take a transaction back; null when its kind cannot be taken back. */
function stepsBack({ kind, payout }: KnownTransaction): WagerStep[] | null {
  switch (kind) {
    case 'bet':
      return [{ do: 'undo_bet' }];
    case 'win':
      return [{ do: 'undo_win', amount: payout }];
    case 'bet_and_settle':
      // The stake first: what goes back with it may be needed for what is taken.
      return [{ do: 'undo_bet' }, { do: 'undo_win', amount: payout }];
    default:
      return null;
  }
}

/**
 * Takes back a bet, a win or a bonus of a vendor. What had not come is marked already; what was
 * refused, or taken back before, needs nothing more.
 */
function decideRollback(held: HeldOrder<RollbackOrder>): Work {
  const { order, about, bet } = held;
  if (held.buried) return noMore(held, undefined);
  if (!about || about.memberId !== order.memberId) return refuse('reference_mismatch');
  if (about.kind === 'tombstone' || about.rolledBackBy !== null) return noMore(held, about);
  if (about.answer.refusal !== null) return { ...noMore(held, about), undoes: true };
  if (about.kind === 'bonus_win') {
    const taken = { do: 'take_back', bonusId: about.transactionId, amount: about.payout } as const;
    return { ...noMore(held, about), transfers: getBonus(held, taken), undoes: true };
  }
  const steps = stepsBack(about);
  if (steps === null || about.betId === null) return refuse('reference_mismatch');
  if (!bet) throw new Error(`bet ${about.betId} has gone`);
  const work = stepBet(held, bet, steps);
  return work.ok ? { ...work, undoes: true } : work;
}

const getBonus = (
  { accounts, currency, nextId }: HeldOrder,
  bonus: Pick<Parameters<typeof buildBonusTransfers>[0], 'do' | 'bonusId' | 'amount'>,
): Transfer[] => buildBonusTransfers({ ...bonus, transferId: nextId(), accounts, currency });

/** The end of a round as such. */
function decideRound(held: HeldOrder<RoundOrder>): Work {
  const { round, order, othersRunning } = held;
  if (!round) return refuse('round_unknown');
  const work = { ...nothing(undefined), roundId: round.id };
  if (order.kind === 'end_round') return endingRound(held, work);
  return { ...endingRound(held, work, 'cancel'), refunded: othersRunning.map(({ bet }) => bet.id) };
}

/** What an order comes to. It depends on nothing but what is held for it. */
export function decideWager(held: HeldOrder): Work {
  const { order } = held;
  if (order.currency !== undefined && order.currency !== held.currency)
    return refuse('currency_mismatch');
  if (order.barred) return refuse(order.barred);
  // It is not yet anything that something could refer to, least of all itself.
  if ('reference' in order && order.reference === order.transactionId)
    return refuse('reference_mismatch');
  switch (order.kind) {
    case 'bet':
    case 'bet_and_settle':
      return decideNewBet({ ...held, order });
    case 'rollback':
      return decideRollback({ ...held, order });
    case 'win':
    case 'cancel':
    case 'change_win':
    case 'return_stake':
      return decideChange({ ...held, order });
    case 'bonus_win': {
      if (order.amount < 0n) return refuse('amount_invalid');
      const given = { do: 'give', bonusId: order.transactionId, amount: order.amount } as const;
      return { ...nothing(undefined), transfers: getBonus(held, given) };
    }
    case 'end_round':
    case 'refund_round':
      return decideRound({ ...held, order });
  }
}

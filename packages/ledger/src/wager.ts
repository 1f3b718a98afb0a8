/**
 * A wager as a state machine: the allowed steps of a stake, and the amounts that each step moves.
 * It is independent of accounts, keys and databases; `postings/wager.ts` converts its
 * movements to transfers for a product.
 *
 * At any time the wallet has paid the stake and received the returned and paid amounts. The
 * rest of the stake is in escrow while the wager is open, and with the house afterwards.
 */
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** `won` and `lost` are both settled: with and without a payout. */
export type WagerState = 'running' | 'won' | 'lost' | 'void';

export type Wager = {
  readonly state: WagerState;
  /** The stake; zero for a free bet. */
  readonly stake: Minor;
  /** The returned part of the stake; all of it when the wager is void. */
  readonly returned: Minor;
  /** The payout, including the stake. It remains when the stake is rolled back. */
  readonly payout: Minor;
};

/** Where an amount is: with the member, in escrow, or with the house. */
export type WagerAccountRole = 'wallet' | 'escrow' | 'house';

export type WagerMovement = {
  readonly reason:
    | 'stake'
    | 'stake_refunded'
    | 'settled'
    | 'reopened'
    | 'payout'
    | 'payout_reversed';
  readonly from: WagerAccountRole;
  readonly to: WagerAccountRole;
  readonly amount: Minor;
};

/** One step of a wager. Amounts are never negative. */
export type WagerStep =
  /** A payout, possibly one of several, possibly zero: the wager is settled. */
  | { readonly do: 'win'; readonly amount: Minor }
  /** Rolls back one payout; after the last one the wager is open again. */
  | { readonly do: 'undo_win'; readonly amount: Minor }
  /** The only payout of an open wager. */
  | { readonly do: 'settle'; readonly payout: Minor }
  /** A new total payout; the difference moves in either direction. */
  | { readonly do: 'change_win'; readonly payout: Minor }
  /** Returns a part of the stake. */
  | { readonly do: 'return_stake'; readonly amount: Minor }
  /** Cancels an open wager: the stake goes back. */
  | { readonly do: 'cancel' }
  /** Returns the stake in any state; payouts stay until they are rolled back. */
  | { readonly do: 'undo_bet' }
  /** Ends the round: an open stake is lost. */
  | { readonly do: 'end' };

/** Why a step is refused. At most one applies to a wager and a step. */
export const WAGER_REFUSALS = [
  /** A negative amount, or a returned part of zero. */
  'amount_invalid',
  /** The stake was returned: the wager can no longer win or lose. */
  'bet_void',
  /** The step requires an open wager. */
  'already_settled',
  /** The step requires a settled wager. */
  'not_settled',
  /** The amount to return exceeds the remaining stake. */
  'stake_exceeded',
  /** The amount to roll back exceeds the payout. */
  'payout_exceeded',
] as const;

export type WagerStepRefusal = (typeof WAGER_REFUSALS)[number];

export type WagerStepped =
  | { readonly ok: true; readonly wager: Wager; readonly movements: readonly WagerMovement[] }
  | { readonly ok: false; readonly refusal: WagerStepRefusal };

const refuse = (refusal: WagerStepRefusal): WagerStepped => ({ ok: false, refusal });

const become = (wager: Wager, movements: readonly WagerMovement[]): WagerStepped => ({
  ok: true,
  wager,
  movements: movements.filter(({ amount }) => amount > 0n),
});

const isSettled = ({ state }: Wager): boolean => state === 'won' || state === 'lost';

/** The remaining stake. */
const getOutstanding = ({ stake, returned }: Wager): Minor => minor(stake - returned);

/** The place of the remaining stake. */
const locateStake = ({ state }: Wager): 'escrow' | 'house' =>
  state === 'running' ? 'escrow' : 'house';

/** Creates a wager: the stake goes into escrow. */
export function placeWager(stake: Minor): WagerStepped {
  if (stake < 0n) return refuse('amount_invalid');
  return become({ state: 'running', stake, returned: ZERO, payout: ZERO }, [
    { reason: 'stake', from: 'wallet', to: 'escrow', amount: stake },
  ]);
}

/** Moves the stake of an open wager from escrow to the house. */
function settled(wager: Wager): WagerMovement[] {
  if (wager.state !== 'running') return [];
  return [{ reason: 'settled', from: 'escrow', to: 'house', amount: getOutstanding(wager) }];
}

function win(wager: Wager, amount: Minor): WagerStepped {
  if (wager.state === 'void') return refuse('bet_void');
  const payout = minor(wager.payout + amount);
  return become({ ...wager, state: payout > 0n ? 'won' : 'lost', payout }, [
    ...settled(wager),
    { reason: 'payout', from: 'house', to: 'wallet', amount },
  ]);
}

function undoWin(wager: Wager, amount: Minor): WagerStepped {
  if (amount > wager.payout) return refuse('payout_exceeded');
  // Nothing is left to roll back: a win of zero was undone after the others.
  if (wager.state === 'running') return become(wager, []);
  const payout = minor(wager.payout - amount);
  const taken: WagerMovement = { reason: 'payout_reversed', from: 'wallet', to: 'house', amount };
  if (wager.state === 'void' || payout > 0n) return become({ ...wager, payout }, [taken]);
  return become({ ...wager, state: 'running', payout }, [
    taken,
    { reason: 'reopened', from: 'house', to: 'escrow', amount: getOutstanding(wager) },
  ]);
}

function changeWin(wager: Wager, payout: Minor): WagerStepped {
  if (wager.state === 'void') return refuse('bet_void');
  if (!isSettled(wager)) return refuse('not_settled');
  const more = payout - wager.payout;
  return become({ ...wager, state: payout > 0n ? 'won' : 'lost', payout }, [
    { reason: 'payout', from: 'house', to: 'wallet', amount: minor(more > 0n ? more : 0n) },
    {
      reason: 'payout_reversed',
      from: 'wallet',
      to: 'house',
      amount: minor(more < 0n ? -more : 0n),
    },
  ]);
}

function giveBack(wager: Wager, amount: Minor): WagerStepped {
  const returned = minor(wager.returned + amount);
  const state = returned === wager.stake ? 'void' : wager.state;
  return become({ ...wager, state, returned }, [
    { reason: 'stake_refunded', from: locateStake(wager), to: 'wallet', amount },
  ]);
}

function returnStake(wager: Wager, amount: Minor): WagerStepped {
  if (amount === 0n) return refuse('amount_invalid');
  if (wager.state === 'void') return refuse('bet_void');
  if (amount > getOutstanding(wager)) return refuse('stake_exceeded');
  return giveBack(wager, amount);
}

/**
 * Applies one step to a wager. Repeating a cancellation or an end moves nothing; every other
 * repeat must be recognised by its key.
 */
export function stepWager(wager: Wager, step: WagerStep): WagerStepped {
  const amount = 'amount' in step ? step.amount : 'payout' in step ? step.payout : ZERO;
  if (amount < 0n) return refuse('amount_invalid');
  switch (step.do) {
    case 'win':
      return win(wager, step.amount);
    case 'undo_win':
      return undoWin(wager, step.amount);
    case 'settle':
      return isSettled(wager) ? refuse('already_settled') : win(wager, step.payout);
    case 'change_win':
      return changeWin(wager, step.payout);
    case 'return_stake':
      return returnStake(wager, step.amount);
    case 'cancel':
      if (isSettled(wager)) return refuse('already_settled');
      return wager.state === 'void' ? become(wager, []) : giveBack(wager, getOutstanding(wager));
    case 'undo_bet':
      return wager.state === 'void' ? become(wager, []) : giveBack(wager, getOutstanding(wager));
    case 'end':
      return wager.state === 'running' ? win(wager, ZERO) : become(wager, []);
  }
}

/** Applies several steps: all of them, or none and the first refusal. */
export function stepWagerBy(wager: Wager, steps: readonly WagerStep[]): WagerStepped {
  let now = wager;
  const movements: WagerMovement[] = [];
  for (const step of steps) {
    const stepped = stepWager(now, step);
    if (!stepped.ok) return stepped;
    now = stepped.wager;
    movements.push(...stepped.movements);
  }
  return become(now, movements);
}

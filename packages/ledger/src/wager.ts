/**
 * A wager as a state machine: what a stake may become, step by step, and which amounts change
 * place with each step. It knows nothing of accounts, keys or databases; `wager-transfers.ts`
 * turns its movements into transfers for a product.
 *
 * At every moment the wallet has given the stake and got back what was returned and paid; what is
 * left of the stake lies in play while the wager runs, and with the house from then on.
 */
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** `won` and `lost` are both settled: with and without a payout. */
export type WagerState = 'running' | 'won' | 'lost' | 'void';

export type Wager = {
  readonly state: WagerState;
  /** What was staked; zero for a free bet. */
  readonly stake: Minor;
  /** What of the stake went back; all of it when the wager is void. */
  readonly returned: Minor;
  /** What was paid, with the stake in it. Outlives a stake that is taken back. */
  readonly payout: Minor;
};

/** Where an amount lies: with the member, in play, or with the house. */
export type WagerPlace = 'wallet' | 'play' | 'house';

export type WagerMovement = {
  readonly why: 'stake' | 'stake_refunded' | 'settled' | 'reopened' | 'payout' | 'payout_reversed';
  readonly from: WagerPlace;
  readonly to: WagerPlace;
  readonly amount: Minor;
};

/** One thing that happens to a wager. Amounts are never below zero. */
export type WagerStep =
  /** A payout, perhaps one of several, perhaps of nothing: the wager is settled. */
  | { readonly do: 'win'; readonly amount: Minor }
  /** Takes one of the payouts back; after the last one the wager runs again. */
  | { readonly do: 'undo_win'; readonly amount: Minor }
  /** The one and only payout of a running wager. */
  | { readonly do: 'settle'; readonly payout: Minor }
  /** Another payout in all than before; the difference moves, either way. */
  | { readonly do: 'change_win'; readonly payout: Minor }
  /** A part of the stake goes back. */
  | { readonly do: 'return_stake'; readonly amount: Minor }
  /** A running wager does not take place: the stake goes back. */
  | { readonly do: 'cancel' }
  /** The stake goes back whatever has happened since; payouts stay until they are taken back. */
  | { readonly do: 'undo_bet' }
  /** The round is over: what still runs is lost. */
  | { readonly do: 'end' };

/** Why a step is refused. At most one of them is true of a wager and a step. */
export const WAGER_REFUSALS = [
  /** An amount below zero, or a part of the stake that is nothing. */
  'amount_invalid',
  /** The stake went back: nothing can be won or lost any more. */
  'bet_void',
  /** The step is for running wagers. */
  'already_settled',
  /** The step is for settled wagers. */
  'not_settled',
  /** More of the stake is to go back than is left of it. */
  'stake_exceeded',
  /** More is to be taken back than was paid. */
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

/** What is left of the stake. */
const outstanding = ({ stake, returned }: Wager): Minor => minor(stake - returned);

/** Where what is left of the stake lies. */
const placeOf = ({ state }: Wager): 'play' | 'house' => (state === 'running' ? 'play' : 'house');

/** A new wager: the stake goes into play. */
export function placeWager(stake: Minor): WagerStepped {
  if (stake < 0n) return refuse('amount_invalid');
  return become({ state: 'running', stake, returned: ZERO, payout: ZERO }, [
    { why: 'stake', from: 'wallet', to: 'play', amount: stake },
  ]);
}

/** The stake of a running wager leaves play for the house. */
function settled(wager: Wager): WagerMovement[] {
  if (wager.state !== 'running') return [];
  return [{ why: 'settled', from: 'play', to: 'house', amount: outstanding(wager) }];
}

function win(wager: Wager, amount: Minor): WagerStepped {
  if (wager.state === 'void') return refuse('bet_void');
  const payout = minor(wager.payout + amount);
  return become({ ...wager, state: payout > 0n ? 'won' : 'lost', payout }, [
    ...settled(wager),
    { why: 'payout', from: 'house', to: 'wallet', amount },
  ]);
}

function undoWin(wager: Wager, amount: Minor): WagerStepped {
  if (amount > wager.payout) return refuse('payout_exceeded');
  // It has nothing left to be taken: a win of nothing was undone after the others.
  if (wager.state === 'running') return become(wager, []);
  const payout = minor(wager.payout - amount);
  const taken: WagerMovement = { why: 'payout_reversed', from: 'wallet', to: 'house', amount };
  if (wager.state === 'void' || payout > 0n) return become({ ...wager, payout }, [taken]);
  return become({ ...wager, state: 'running', payout }, [
    taken,
    { why: 'reopened', from: 'house', to: 'play', amount: outstanding(wager) },
  ]);
}

function changeWin(wager: Wager, payout: Minor): WagerStepped {
  if (wager.state === 'void') return refuse('bet_void');
  if (!isSettled(wager)) return refuse('not_settled');
  const more = payout - wager.payout;
  return become({ ...wager, state: payout > 0n ? 'won' : 'lost', payout }, [
    { why: 'payout', from: 'house', to: 'wallet', amount: minor(more > 0n ? more : 0n) },
    { why: 'payout_reversed', from: 'wallet', to: 'house', amount: minor(more < 0n ? -more : 0n) },
  ]);
}

function giveBack(wager: Wager, amount: Minor): WagerStepped {
  const returned = minor(wager.returned + amount);
  const state = returned === wager.stake ? 'void' : wager.state;
  return become({ ...wager, state, returned }, [
    { why: 'stake_refunded', from: placeOf(wager), to: 'wallet', amount },
  ]);
}

function returnStake(wager: Wager, amount: Minor): WagerStepped {
  if (amount === 0n) return refuse('amount_invalid');
  if (wager.state === 'void') return refuse('bet_void');
  if (amount > outstanding(wager)) return refuse('stake_exceeded');
  return giveBack(wager, amount);
}

/**
 * What becomes of a wager by one step. Asking again for what has been done already, to cancel or
 * to end, moves nothing; every other repeat has to be known by its key.
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
      return wager.state === 'void' ? become(wager, []) : giveBack(wager, outstanding(wager));
    case 'undo_bet':
      return wager.state === 'void' ? become(wager, []) : giveBack(wager, outstanding(wager));
    case 'end':
      return wager.state === 'running' ? win(wager, ZERO) : become(wager, []);
  }
}

/** Several steps at once: all of them, or none and the refusal of the first that is refused. */
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

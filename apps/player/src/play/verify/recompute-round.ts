import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import {
  formatSelection,
  DICE_SCOPE,
  isChance,
  ROLL_COUNT,
  readRoll,
  settleBet,
} from '@khelaghor/engine-dice/public.ts';
import { receiptText } from '@khelaghor/fairness/receipt.ts';
import { computeCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { CURRENCIES } from '@khelaghor/money/currency.ts';
import { parseMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { compared } from './comparison.ts';
import type { Comparison } from './comparison.ts';

/** All that is known of a roll of Dice and its seeds. */
export type DiceProof = Extract<Fairness, { kind: 'dice' }>;

/** A roll worked out anew, each part beside what the server says of it. */
export type DiceRecomputed = {
  readonly commitment: Comparison<string>;
  /** Numbers of the fair stream that the roll was made of; the last one is used. */
  readonly words: readonly number[];
  readonly roll: Comparison<number>;
  readonly won: Comparison<boolean>;
  /** In minor units. */
  readonly payout: Comparison<Minor>;
};

/** A recomputation, or why there is none. */
export type DiceChecked =
  | ({ readonly ok: true } & DiceRecomputed)
  | { readonly ok: false; readonly refusal: 'sealed' | 'scope_unknown' | 'inputs_invalid' };

/**
 * Works a roll out anew from its revealed seed, and compares every part with what the server
 * stored. The server's own results go into nothing but the comparisons.
 */
export function recomputeDice(proof: DiceProof): DiceChecked {
  const { roll: stored, clientSeed } = proof;
  if (proof.serverSeed === null) return { ok: false, refusal: 'sealed' };
  if (proof.scope !== DICE_SCOPE) return { ok: false, refusal: 'scope_unknown' };
  const seed = parseSeed(proof.serverSeed);
  const stake = parseMinor(stored.stake);
  const payout = parseMinor(stored.payout);
  const isNonce = Number.isSafeInteger(stored.nonce) && stored.nonce >= 0;
  if (!seed.ok || !stake.ok || !payout.ok || !isNonce || !clientSeed.isWellFormed())
    return { ok: false, refusal: 'inputs_invalid' };
  if (!isChance(stored.chance)) return { ok: false, refusal: 'inputs_invalid' };
  const inputs = {
    serverSeed: seed.value,
    clientSeed,
    nonce: stored.nonce,
    scope: DICE_SCOPE,
  };
  const stream = createFairStream(inputs);
  const roll = readRoll(stream);
  const { direction, chance } = stored;
  const settled = settleBet({ direction, chance, stake: stake.value }, roll);
  return {
    ok: true,
    commitment: compared(computeCommitment(seed.value), proof.commitment.toLowerCase()),
    words: createFairStream(inputs).words(stream.used),
    roll: compared(roll, stored.roll),
    won: compared(settled.won, stored.won),
    payout: compared(settled.payout, payout.value),
  };
}

/** Whether every part agrees. */
export function diceMatches({ commitment, roll, won, payout }: DiceRecomputed): boolean {
  return [commitment, roll, won, payout].every(({ matches }) => matches);
}

/** How many rolls there are: a word of the stream is divided by it, and the rest is the roll. */
export const rollCount = ROLL_COUNT;

/**
 * Whether the text that the server signed says what this page shows of the bet. A signature under
 * another text would prove another bet.
 */
export function receiptSaysBet(proof: DiceProof): boolean {
  const { roll, scope, commitment, clientSeed } = proof;
  if (!isChance(roll.chance) || !clientSeed.isWellFormed()) return false;
  if (!Number.isSafeInteger(roll.nonce) || roll.nonce < 0) return false;
  const { direction, chance } = roll;
  return CURRENCIES.some((currency) => {
    const text = receiptText({
      betId: roll.betId,
      scope,
      currency,
      stakeMinor: roll.stake,
      choice: formatSelection({ direction, chance }),
      commitment,
      clientSeed,
      nonce: roll.nonce,
      placedAt: roll.at,
    });
    return text === proof.receiptText;
  });
}

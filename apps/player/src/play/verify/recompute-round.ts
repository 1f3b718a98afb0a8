import { formatStepReceipts, formatReceipt, readMath } from '@khelaghor/fairness/receipt.ts';
import { computeCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import {
  formatAnnouncedSeed,
  getSharedSeed,
  isCommitmentOfChain,
} from '@khelaghor/fairness/shared-seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairInputs } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { Plain, Words } from '@khelaghor/game-engine/game-engine.ts';
import { listActStates } from '@khelaghor/game-engine/step-acts.ts';
import { findGame, findStepEngine } from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { CURRENCIES } from '@khelaghor/money/currency.ts';
import { parseMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { formatRatio } from '@khelaghor/money/ratio.ts';
import { compareValues } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import type { RoundProof } from './round-proof.ts';

/** A number that the game drew: below what, which it was, and the word that it was made of. */
export type Draw = { readonly below: number; readonly drawn: number; readonly word: number };

/** A step from the numbers to the outcome, as it should be and as the server's outcome has it. */
export type RecomputedStep = {
  readonly title: Words;
  readonly rule: Words;
  readonly computed: Words;
  readonly stored: Words;
  readonly matches: boolean;
};

/** A round worked out anew, each part beside what the server says of it. */
export type RoundRecomputed = {
  readonly commitment: Comparison<string>;
  /** What the game drew from the fair stream, in order. */
  readonly draws: readonly Draw[];
  readonly steps: readonly RecomputedStep[];
  readonly won: Comparison<boolean>;
  /** In minor units. */
  readonly payout: Comparison<Minor>;
  /** What of the stake went back, in minor units. */
  readonly returned: Comparison<bigint>;
};

/** A recomputation, or why there is none. */
export type RoundChecked =
  | ({ readonly ok: true } & RoundRecomputed)
  | { readonly ok: false; readonly refusal: 'sealed' | 'scope_unknown' | 'inputs_invalid' };

/** What a round was bet on and what came, as its engine reads them. */
type ReadRound = {
  readonly engine: FinishedGame;
  readonly choice: Plain;
  readonly outcome: Plain;
};

/** Reads a round with its engine; null when this page has none that knows it. */
export function readRound({ game, choice, outcome }: RoundProof['round']): ReadRound | null {
  const engine = findGame(game);
  const chosen = engine?.parseChoice(choice);
  const stored = engine?.parseOutcome(outcome);
  return engine && chosen && stored ? { engine, choice: chosen, outcome: stored } : null;
}

/** Plays again with the numbers of a stream, and keeps what was drawn. */
function replay({ engine, choice, outcome }: ReadRound, inputs: FairInputs, stake: Minor) {
  const stream = createFairStream(inputs);
  const drawn: { below: number; drawn: number; used: number }[] = [];
  const random = {
    below(count: number) {
      const number = stream.below(count);
      drawn.push({ below: count, drawn: number, used: stream.used });
      return number;
    },
  };
  const replayed = engine.replay(choice, outcome, random, stake);
  const words = createFairStream(inputs).words(stream.used);
  const draws = drawn.map(({ used, ...draw }): Draw => ({ ...draw, word: words[used - 1] ?? 0 }));
  return { ...replayed, draws };
}

const isSame = (one: Plain, other: Plain): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** The steps to the outcome beside those to the stored one; the first is the outcome itself. */
function compareSteps({ engine, choice, outcome }: ReadRound, computed: Plain): RecomputedStep[] {
  const stored = engine.explain(choice, outcome);
  return engine.explain(choice, computed).map(({ title, rule, result }, index) => {
    const other = stored[index]?.result ?? { bn: '–', en: '–' };
    const matches = result.en === other.en && (index > 0 || isSame(computed, outcome));
    return { title, rule, computed: result, stored: other, matches };
  });
}

const isNonce = (nonce: number): boolean => Number.isSafeInteger(nonce) && nonce >= 0;

/**
 * Works a round out anew from its revealed seed, and compares every part with what the server
 * stored. The server's own results go into nothing but the comparisons.
 */
export function recomputeRound(proof: RoundProof): RoundChecked {
  const { round, clientSeed } = proof;
  if (proof.serverSeed === null) return { ok: false, refusal: 'sealed' };
  const scope = findGame(round.game)?.scope;
  if (scope === undefined || proof.scope !== scope) return { ok: false, refusal: 'scope_unknown' };
  const read = readRound(round);
  const seed = parseSeed(proof.serverSeed);
  const stake = parseMinor(round.stake);
  const payout = parseMinor(round.payout);
  const returned = parseMinor(round.returned);
  const isWhole = isNonce(round.nonce) && clientSeed.isWellFormed();
  if (!read || !seed.ok || !stake.ok || !payout.ok || !returned.ok || !isWhole)
    return { ok: false, refusal: 'inputs_invalid' };
  const inputs = { serverSeed: seed.value, clientSeed, nonce: round.nonce, scope };
  const { outcome, pays, isReturned, draws } = replay(read, inputs, stake.value);
  const paid = computePayout(stake.value, pays);
  return {
    ok: true,
    commitment: compareValues(computeCommitment(seed.value), proof.commitment.toLowerCase()),
    draws,
    steps: compareSteps(read, outcome),
    won: compareValues(paid > 0n, round.won),
    payout: compareValues(paid, payout.value),
    returned: compareValues<bigint>(isReturned ? stake.value : 0n, returned.value),
  };
}

/** Whether every part agrees. */
export function roundMatches(checked: RoundRecomputed): boolean {
  const { commitment, steps, won, payout, returned } = checked;
  return [commitment, ...steps, won, payout, returned].every(({ matches }) => matches);
}

/**
 * The client seed that a receipt names: in a shared round the one that was announced, as its number
 * was not known yet. Null when another number took part than was announced.
 */
function getSignedSeed({ round: { game }, clientSeed, shared }: RoundProof): string | null {
  if (!shared) return clientSeed;
  const { number, beacon } = shared;
  const isIt = clientSeed === getSharedSeed({ game, number }, beacon);
  return isIt ? formatAnnouncedSeed({ game, number }, beacon?.round ?? null) : null;
}

/** Whether the server seed of a shared round stood in its chain; true for a round of one player. */
export const isInChain = ({ commitment, shared }: RoundProof): boolean =>
  !shared || isCommitmentOfChain(commitment, shared.chain);

/**
 * Whether the text that the server signed says what this page shows of the bet. A signature under
 * another text would prove another bet.
 */
export function isBetOfReceipt(proof: RoundProof): boolean {
  const { round, scope, commitment } = proof;
  const engine = findGame(round.game);
  const choice = engine?.parseChoice(round.choice);
  const signedSeed = getSignedSeed(proof);
  if (!engine || !choice || !signedSeed?.isWellFormed() || !isNonce(round.nonce)) return false;
  return CURRENCIES.some((currency) => {
    const text = formatReceipt({
      betId: round.betId,
      scope,
      math: readMath(proof.receiptText),
      currency,
      stakeMinor: round.stake,
      choice: engine.formatSelection(choice),
      commitment,
      clientSeed: signedSeed,
      nonce: round.nonce,
      placedAt: round.at,
    });
    return text === proof.receiptText;
  });
}

/**
 * The math that the receipt names beside that of the engine which works the round out here; null:
 * the receipt is of a time when none was named.
 */
export function compareMath({ round, receiptText }: RoundProof): Comparison<string> | null {
  const signed = readMath(receiptText);
  const engine = findGame(round.game);
  return signed === null || !engine ? null : compareValues(getMathHash(engine), signed);
}

/**
 * Whether the texts under the receipts of a round's steps say what this page shows of them, each
 * with the hash of the one before. True for a round that was decided at once: it has none.
 */
export function areStepsOfReceipts(proof: RoundProof): boolean {
  const { round, steps } = proof;
  const engine = findStepEngine(round.game);
  if (!engine) return steps.length === 0;
  const choice = engine.parseChoice(round.choice);
  const layout = String(round.outcome['layout']).split(' ').map(Number);
  const taken = steps.filter(({ act }) => act === 'step').map(({ step }) => step);
  if (!choice || taken.join(' ') !== round.outcome['steps']) return false;
  const states = listActStates({ engine, choice, layout }, steps);
  const signed = steps.map(({ number, act, step, at: madeAt }, index) => {
    const { state = 'open', pays } = states[index] ?? {};
    return { number, act, step, state, pays: pays ? formatRatio(pays) : '0', madeAt };
  });
  const made = { betId: round.betId, stakeText: proof.receiptText };
  const texts = formatStepReceipts(made, signed);
  return steps.every(({ number, receiptText }, index) => {
    return number === index + 1 && texts[index] === receiptText;
  });
}

import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { findRoundFault } from '@khelaghor/fairness/beacon-signature.ts';
import type { Words } from '@khelaghor/game-engine/game-engine.ts';
import { checkReceipt } from '../../../shared/proof/check-receipt.ts';
import type { SignatureCheck } from '../../../shared/proof/check-receipt.ts';
import type { Comparison } from '../comparison.ts';
import { recomputeLifts } from '../recompute-lifts.ts';
import {
  areStepsOfReceipts,
  compareMath,
  isBetOfReceipt,
  isInChain,
  readRound,
  recomputeRound,
} from '../recompute-round.ts';
import type { RoundRecomputed } from '../recompute-round.ts';
import type { RoundProof } from '../round-proof.ts';
import { describeLift, findingWords, formatBoth, formatHit, formatWon } from './finding-words.ts';

/** One thing that was checked. `unknown`: it could not be checked here. */
export type Finding = {
  readonly state: 'good' | 'bad' | 'unknown';
  readonly title: Words;
  readonly rule: Words | null;
  /** Recomputed value beside that of the house; null where nothing is compared. */
  readonly compared: { readonly computed: Words; readonly stored: Words } | null;
};

/** Verdict on a proof; `sealed`: its seed is not revealed yet. */
export type Checked = {
  readonly verdict: 'good' | 'bad' | 'sealed' | 'unknown';
  /** The game and what was bet on. */
  readonly heading: Words;
  readonly findings: readonly Finding[];
};

function compare<T extends string | number | bigint | boolean>(
  title: Words,
  { computed, stored, matches }: Comparison<T>,
  say: (value: T) => Words = formatBoth,
): Finding {
  const compared = { computed: say(computed), stored: say(stored) };
  return { state: matches ? 'good' : 'bad', title, rule: null, compared };
}

const judge = (isGood: boolean, title: Words): Finding => ({
  state: isGood ? 'good' : 'bad',
  title,
  rule: null,
  compared: null,
});

function judgeSignature(title: Words, check: SignatureCheck): Finding {
  const state = check === 'unsupported' ? 'unknown' : check === 'valid' ? 'good' : 'bad';
  return { state, title, rule: null, compared: null };
}

/** The seed, the steps from the numbers to the outcome, and the money. */
function listRecomputed(checked: RoundRecomputed): Finding[] {
  const { commitment, draws, steps, won, payout, returned } = checked;
  const drawn = draws.map((draw) => `${draw.word} mod ${draw.below} = ${draw.drawn}`).join('; ');
  return [
    compare(findingWords.commitment, commitment),
    { ...judge(true, findingWords.numbers), rule: formatBoth(drawn) },
    ...steps.map(({ title, rule, computed, stored, matches }): Finding => ({
      ...judge(matches, title),
      rule,
      compared: { computed, stored },
    })),
    compare(findingWords.won, won, formatWon),
    compare(findingWords.payout, payout),
    ...(returned.computed > 0n || returned.stored > 0n
      ? [compare(findingWords.returned, returned)]
      : []),
  ];
}

/** The pots that the bet lifted: its own number for each, and whether that hits. */
const listLifts = (proof: RoundProof): Finding[] =>
  recomputeLifts(proof, proof.lifts ?? []).flatMap(({ lift, checked }) => {
    if (!checked) return [];
    const title = describeLift(lift);
    return [compare(title, checked.number), compare(title, checked.isHit, formatHit)];
  });

/** Inputs that all players of a round shared: the chain of its secret, the beacon's number. */
function listShared(proof: RoundProof): Finding[] {
  const { round, shared } = proof;
  if (!shared) return [];
  const { beacon } = shared;
  const chain = judge(isInChain(proof), findingWords.chain);
  if (!beacon) return [chain];
  const isLater = getRoundTimeMs(beacon.round) > Date.parse(round.at);
  return [chain, judge(isLater && findRoundFault(beacon) === null, findingWords.beacon)];
}

/** The receipts: what they say, and their signatures. */
async function listSigned(proof: RoundProof, subtle: SubtleCrypto | undefined): Promise<Finding[]> {
  const { round, steps, receiptText: text, receiptKey: publicKey } = proof;
  const math = compareMath(proof);
  const own = await checkReceipt({ text, receipt: round.receipt, publicKey }, subtle);
  const ofSteps = await Promise.all(
    steps.map((step) =>
      checkReceipt({ text: step.receiptText, receipt: step.receipt, publicKey }, subtle),
    ),
  );
  const worst = ofSteps.find((check) => check === 'invalid') ?? ofSteps.find(isOdd) ?? 'valid';
  return [
    ...listShared(proof),
    judge(isBetOfReceipt(proof), findingWords.receipt),
    judgeSignature(findingWords.signature, own),
    ...(math ? [compare(findingWords.math, math)] : []),
    ...(steps.length > 0
      ? [
          judge(areStepsOfReceipts(proof), findingWords.stepReceipts),
          judgeSignature(findingWords.stepSignatures, worst),
        ]
      : []),
  ];
}

const isOdd = (check: SignatureCheck): boolean => check !== 'valid';

/**
 * Works a round out anew and checks its receipts, without any network. `subtle` is absent where the
 * browser has no cryptography of its own for the file; signatures are then left unchecked.
 */
export async function checkProof(
  proof: RoundProof,
  subtle: SubtleCrypto | undefined,
): Promise<Checked> {
  const checked = recomputeRound(proof);
  const signed = await listSigned(proof, subtle);
  const findings = [...(checked.ok ? listRecomputed(checked) : []), ...listLifts(proof), ...signed];
  const read = readRound(proof.round);
  const choice = read?.engine.choiceWords(read.choice) ?? formatBoth('');
  const heading = {
    bn: `${proof.scope} · ${choice.bn}`,
    en: `${proof.scope} · ${choice.en}`,
  };
  if (findings.some(({ state }) => state === 'bad')) return { verdict: 'bad', heading, findings };
  if (checked.ok) return { verdict: 'good', heading, findings };
  const verdict = checked.refusal === 'sealed' ? 'sealed' : 'unknown';
  return { verdict, heading, findings };
}

// The engine of a slot from its round: what every program needs of it, whatever its rules.
import type {
  ExplainedStep,
  GameEngine,
  RandomNumbers,
  Words,
} from '@khelaghor/game-engine/game-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { formatMultiple } from './format-multiple.ts';
import { readRound, writeDraws } from './slot-draws.ts';
import { listProvenPlay } from './slot-proof.ts';
import type { SlotProof } from './slot-proof.ts';

/** Nothing is chosen but the stake. */
export type SlotChoice = Readonly<Record<string, never>>;

/**
 * All numbers that a round drew, in order: "3,17,25,4,9". Those of a spin are together; a space
 * stands before the next spin, and before and behind the number of what expands. Where cells are
 * held, a space stands before the amounts of the first and before each respin.
 */
export type SlotOutcome = { readonly draws: string };

/** A round of any slot. `hundredths`: what it pays, of the stake. */
type DrawnRound = {
  readonly draws: readonly (readonly number[])[];
  readonly spins: readonly unknown[];
  readonly hundredths: number;
};

export type DrawnEngine<Sheet, Round> = GameEngine<SlotChoice, SlotOutcome> & {
  readonly sheet: Sheet;
  readonly proof: SlotProof;
  /** The round of an outcome that `parseOutcome` gave, spin by spin. */
  openRound(outcome: SlotOutcome): Round;
};

type Rules<Sheet, Round> = {
  readonly sheet: Sheet;
  readonly proof: SlotProof;
  play(random: RandomNumbers): Round;
  describe(round: Round): Words;
  explain(round: Round): readonly [ExplainedStep, ...ExplainedStep[]];
};

const toPays = (hundredths: number): Ratio => ratio(BigInt(hundredths), 100n);

const nothingChosen: Words = { bn: 'এক স্পিন', en: 'One spin' };

/** What a round paid, and how many free spins it had. */
export function describeSpins({
  hundredths,
  spins,
}: Pick<DrawnRound, 'hundredths' | 'spins'>): Words {
  const pay = formatMultiple(hundredths);
  const free = spins.length - 1;
  if (free === 0) return { bn: pay, en: pay };
  return {
    bn: `${pay} · ${free}টি ফ্রি স্পিন`,
    en: `${pay} · ${free} free spin${free === 1 ? '' : 's'}`,
  };
}

/** Makes an engine of the rules of a slot, whose rounds are the numbers that they drew. */
export function createDrawnEngine<
  Sheet extends { readonly code: string; readonly scope: string; readonly top: number },
  Round extends DrawnRound,
>({ sheet, proof, play, describe, explain }: Rules<Sheet, Round>): DrawnEngine<Sheet, Round> {
  /** The last outcome given, and its round: what describes it next need not replay it. */
  let last: { readonly outcome: SlotOutcome; readonly round: Round } | null = null;
  const keep = (round: Round): SlotOutcome => {
    const outcome = { draws: writeDraws(round.draws) };
    last = { outcome, round };
    return outcome;
  };
  const openRound = (outcome: SlotOutcome): Round => {
    const round = last?.outcome === outcome ? last.round : readRound(play, outcome.draws);
    if (!round) throw new RangeError(`no outcome of ${sheet.code}`);
    return round;
  };
  return {
    code: sheet.code,
    scope: sheet.scope,
    sheet,
    proof,
    openRound,
    stakeStep: minor(100n),
    limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
    parseChoice: () => ({}),
    parseOutcome({ draws }) {
      const round = readRound(play, draws);
      return round && keep(round);
    },
    formatSelection: () => 'spin',
    choiceWords: () => nothingChosen,
    outcomeWords: (outcome) => describe(openRound(outcome)),
    topPay: () => toPays(sheet.top),
    decide(_, random) {
      const round = play(random);
      return { outcome: keep(round), pays: toPays(round.hundredths) };
    },
    explain: (_, outcome) => explain(openRound(outcome)),
    plays: () => [listProvenPlay(proof)],
  };
}

// An in-house game as its returns are computed and simulated, whichever way it is played.
import { describeSharedGame } from '@khelaghor/game-engine/finished-shared-game.ts';
import { describeGame, describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameEngine, Plain, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { toPays } from '@khelaghor/game-engine/shared-bet.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import type { KnownRound } from '@khelaghor/game-engine/step-acts.ts';
import type { Standing, StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { gameEngines, sharedEngines, stepEngines } from '@khelaghor/game-list/games.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { slotEngines, tumbleEngines } from './slot-list.ts';

/** A game with its plays: what can be bet on, and in games of many steps how far a round goes. */
export type ReturnGame = Pick<FinishedGame, 'code' | 'scope' | 'formatSelection' | 'plays'> & {
  /** Whether the plays list each payout, and not what many of them come to together. */
  readonly listsPayouts: boolean;
  /** The play in English, as the tables show it. */
  describePlay(play: Plain): string;
  /** The highest multiple of the stake that the rules allow the play; null: they name none. */
  topPay(play: Plain): Ratio | null;
  /** Gets ready to play rounds of these plays, many times over. */
  preparePlays(plays: readonly Plain[]): PlayTogether;
};

/**
 * Plays one round of each play, all with the same numbers: each call of `open` begins with the
 * first. Gives the multiple that each pays; null: the play did not come about in these numbers.
 */
export type PlayTogether = (open: () => RandomNumbers) => readonly (Ratio | null)[];

/** The multiple that one round of a play pays; null: it did not come about in these numbers. */
export const playRound = (game: ReturnGame, play: Plain, random: RandomNumbers): Ratio | null =>
  game.preparePlays([play])(() => random)[0] ?? null;

/** Whether the plays of a game summarise its proof: those of a slot with many payouts. */
const summarises = (code: string): boolean =>
  [...slotEngines, ...tumbleEngines].some(
    (slot) => slot.code === code && slot.proof.payouts === undefined,
  );

/** A game that is decided at once: its plays are its choices. */
export const createInstantGame = (engine: GameEngine): ReturnGame => ({
  ...describeGame(engine),
  listsPayouts: !summarises(engine.code),
  describePlay: (play) => engine.choiceWords(play).en,
  topPay: (play) => engine.topPay(play),
  preparePlays: (plays) => (open) => plays.map((play) => engine.decide(play, open()).pays),
});

type StepPlay = Plain & { readonly steps: number };

const hasSteps = (play: Plain): play is StepPlay => typeof play['steps'] === 'number';

/** The play of an engine that has steps. Throws when it has none. */
function getStepPlay(engine: StepEngine, play: Plain): StepPlay {
  if (!hasSteps(play)) throw new Error(`a play of ${engine.code} has no steps`);
  return play;
}

const nothing = ratio(0n);

/** A round after some steps, with the steps that plays took from there. */
type Place = {
  readonly steps: readonly Plain[];
  readonly standing: Standing;
  readonly next: { readonly step: string; readonly place: Place }[];
};

/** A choice of a game of many steps, and the plays that begin with it, by their index. */
type Beginning = { readonly choice: Plain; readonly plays: (readonly [number, StepPlay])[] };

/** Puts plays of the same choice together: their rounds have the same layout. */
function groupByChoice(engine: StepEngine, plays: readonly Plain[]): readonly Beginning[] {
  const beginnings = new Map<string, Beginning>();
  for (const [index, raw] of plays.entries()) {
    const play = getStepPlay(engine, raw);
    const choice = engine.parseChoice(play);
    if (!choice) throw new Error(`${engine.code} has no choice ${JSON.stringify(play)}`);
    const key = engine.formatSelection(choice);
    const beginning = beginnings.get(key) ?? { choice, plays: [] };
    beginning.plays.push([index, play]);
    beginnings.set(key, beginning);
  }
  return [...beginnings.values()];
}

/** Plays a round as its play says, until it is left, lost or at its end. */
function playSteps(round: KnownRound, start: Place, play: StepPlay): Ratio | null {
  const { engine, layout } = round;
  let place = start;
  for (;;) {
    const { state, pays } = place.standing;
    if (state === 'lost') return nothing;
    const next = state === 'open' ? engine.chooseStep(play, layout, place.steps) : null;
    if (!next) return pays.num === 0n ? null : pays;
    place = takeStep(round, place, next);
  }
}

/** The place after a step. Plays that went the same way before have found where it stands. */
function takeStep({ engine, choice, layout }: KnownRound, from: Place, taken: Plain): Place {
  const step = engine.formatStep(taken);
  for (const known of from.next) if (known.step === step) return known.place;
  const steps = [...from.steps, taken];
  const place = { steps, standing: engine.getStanding(choice, layout, steps), next: [] };
  from.next.push({ step, place });
  return place;
}

/** Plays of the same choice share the layout of a round, and their steps as far as they agree. */
function prepareSteps(engine: StepEngine, plays: readonly Plain[]): PlayTogether {
  const beginnings = groupByChoice(engine, plays);
  const paid: (Ratio | null)[] = plays.map(() => null);
  return (open) => {
    for (const { choice, plays: alike } of beginnings) {
      const layout = engine.layOut(choice, open());
      const standing = engine.getStanding(choice, layout, []);
      const start: Place = { steps: [], standing, next: [] };
      const round = { engine, choice, layout };
      for (const [index, play] of alike) paid[index] = playSteps(round, start, play);
    }
    return paid;
  };
}

/** The play of a game of many steps: its choice, what else it goes by, and its steps. */
function describeSteps(engine: StepEngine, play: StepPlay): string {
  const choice = engine.parseChoice(play) ?? {};
  const more = Object.entries(play)
    .filter(([name]) => name !== 'steps' && !(name in choice))
    .map(([name, value]) => `${name} ${value}`);
  const steps = play.steps === 1 ? '1 step' : `${play.steps} steps`;
  return [engine.choiceWords(choice).en, ...more, steps].join(' · ');
}

/** A game of many steps: each play is left after a number of them. */
export const createStepGame = (engine: StepEngine): ReturnGame => ({
  ...describeStepGame(engine),
  listsPayouts: true,
  describePlay: (play) => describeSteps(engine, getStepPlay(engine, play)),
  topPay: () => null,
  preparePlays: (plays) => prepareSteps(engine, plays),
});

/** A game of shared rounds: each play is an auto cash-out. */
const createSharedGame = (engine: SharedEngine): ReturnGame => {
  /** Pays by their multiplier: making one takes longer than a bet. */
  const known = new Map<number, Ratio>();
  const pay = (play: Plain, crashPoint: bigint): Ratio => {
    const autoCashOut = engine.getOwnAutoCashOut(play) ?? engine.multiplierMax;
    const bet = { stake: ZERO, autoCashOut, cashedOut: null };
    const multiplier = settleSharedBet(engine, bet, {
      crashPoint,
      interruptedAt: null,
    })?.multiplier;
    if (typeof multiplier !== 'number') return nothing;
    const pays = known.get(multiplier) ?? toPays(multiplier);
    known.set(multiplier, pays);
    return pays;
  };
  return {
    ...describeSharedGame(engine),
    listsPayouts: true,
    describePlay: (play) => engine.choiceWords(play).en,
    topPay: (play) => toPays(engine.getOwnAutoCashOut(play) ?? engine.multiplierMax),
    preparePlays: (plays) => (open) => {
      const crashPoint = engine.drawCrashPoint(open());
      return plays.map((play) => pay(play, crashPoint));
    },
  };
};

/** Every in-house game. */
export const returnGames: readonly ReturnGame[] = [
  ...gameEngines.map(createInstantGame),
  ...stepEngines.map(createStepGame),
  ...sharedEngines.map(createSharedGame),
];

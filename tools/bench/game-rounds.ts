// How fast in-house games are decided, and computed again as players do it: pure code, one core.
import { randomBytes } from 'node:crypto';
import { computeCommitment, matchesCommitment } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { toStepOutcome } from '@khelaghor/game-engine/finished-game.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { GameEngine, Plain, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { findSeededGame, gameEngines, stepEngines } from '@khelaghor/game-list/games.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { beginHmac } from '../../apps/server/src/lib/crypto/hmac-sha256.ts';

const stake = minor(1_000n);
const clientSeed = 'a seed of the player';
/** Choices of a game in turn: the first that it lists, and later ones. */
const choicesMax = 16;
const everyNth = 7;

/** Steps that a player of each game takes, in the terms of its page. */
const wantedSteps: Readonly<Record<string, readonly Plain[]>> = {
  mines: [{ cell: 3 }, { cell: 11 }, { cell: 24 }],
  tower: [{ tile: 0 }, { tile: 1 }, { tile: 0 }],
  hilo: [{ move: 'higher' }, { move: 'lower' }, { move: 'higher' }],
  coin: [{ side: 'heads' }, { side: 'tails' }, { side: 'heads' }],
};

/** A round as it is kept: with what it needs to be computed again. */
type Kept = { readonly nonce: number; readonly choice: Plain; readonly outcome: Plain };

type Decide = (choice: Plain, random: RandomNumbers) => { outcome: Plain; payout: bigint };

/** One game: its choices, and how a round of it is decided. */
type Subject = {
  readonly code: string;
  readonly scope: string;
  readonly choices: readonly Plain[];
  readonly decide: Decide;
};

function listChoices(
  plays: Iterable<{ readonly choice: unknown }>,
  engine: GameEngine | StepEngine,
) {
  const choices: Plain[] = [];
  let nth = 0;
  for (const { choice } of plays) {
    nth += 1;
    if (nth % everyNth !== 1) continue;
    const parsed = engine.parseChoice(choice as Plain);
    if (parsed) choices.push(parsed);
    if (choices.length === choicesMax) break;
  }
  return choices;
}

const decideAtOnce =
  (engine: GameEngine): Decide =>
  (choice, random) => {
    const { outcome, pays } = engine.decide(choice, random);
    return { outcome, payout: computePayout(stake, pays) };
  };

/** Opens a round, takes up to three steps, and ends it; all that its player would be shown. */
const decideInSteps =
  (engine: StepEngine): Decide =>
  (choice, random) => {
    const layout = engine.layOut(choice, random);
    const steps: Plain[] = [];
    let standing = engine.getStanding(choice, layout, steps);
    for (const raw of wantedSteps[engine.code] ?? []) {
      const step = engine.parseStep(raw);
      if (!step || standing.state !== 'open') break;
      if (engine.findStepRefusal(choice, layout, steps, step)) continue;
      steps.push(step);
      standing = engine.getStanding(choice, layout, steps);
    }
    const view = engine.view(choice, layout, steps, true);
    const outcome = { ...view, ...toStepOutcome(engine, layout, steps) };
    return { outcome, payout: computePayout(stake, standing.pays) };
  };

const getSubject = (engine: GameEngine | StepEngine, decide: Decide): Subject => ({
  code: engine.code,
  scope: engine.scope,
  choices: listChoices(engine.plays(), engine),
  decide,
});

const subjects: readonly Subject[] = [
  ...gameEngines.map((engine) => getSubject(engine, decideAtOnce(engine))),
  ...stepEngines.map((engine) => getSubject(engine, decideInSteps(engine))),
];

/** Decides rounds of a game as the server does, and keeps them. */
function decideRounds(
  { scope, choices, decide }: Subject,
  count: number,
  serverSeed: Buffer,
): Kept[] {
  const kept: Kept[] = [];
  for (let nonce = 0; nonce < count; nonce += 1) {
    const choice = choices[nonce % choices.length] ?? {};
    const inputs = { serverSeed, clientSeed, nonce, scope };
    const { outcome, payout } = decide(choice, createFairStream(inputs, beginHmac));
    if (payout >= 0n) kept.push({ nonce, choice, outcome });
  }
  return kept;
}

/** Computes rounds again as verifiers do; returns how many differ. */
function countMismatches(
  { code, scope }: Subject,
  rounds: readonly Kept[],
  seed: { readonly serverSeed: Buffer; readonly commitment: string },
): number {
  const game = findSeededGame(code);
  if (!game) throw new Error(`there is no game ${code}`);
  const { serverSeed, commitment } = seed;
  let wrong = 0;
  for (const { nonce, choice, outcome } of rounds) {
    if (!matchesCommitment(serverSeed, commitment)) wrong += 1;
    const stream = createFairStream({ serverSeed, clientSeed, nonce, scope });
    const again = game.replay(choice, outcome, stream).outcome;
    for (const name in again) if (again[name] !== outcome[name]) wrong += 1;
  }
  return wrong;
}

export type GameRate = {
  readonly code: string;
  /** Rounds a second of processor time: decided, and computed again. */
  readonly decided: number;
  readonly again: number;
  readonly mismatches: number;
};

/** Processor time of this process in milliseconds: other programs take none of it. */
function readBusyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const computeRate = (count: number, fromMs: number): number =>
  (count * 1_000) / (readBusyMs() - fromMs);

/** Measures each game after a warm-up of a fifth of its rounds. */
export function measureGames(count: number): GameRate[] {
  return subjects.map((subject) => {
    const serverSeed = randomBytes(32);
    const seed = { serverSeed, commitment: computeCommitment(serverSeed) };
    countMismatches(subject, decideRounds(subject, Math.ceil(count / 5), serverSeed), seed);
    const decidingMs = readBusyMs();
    const rounds = decideRounds(subject, count, serverSeed);
    const decided = computeRate(count, decidingMs);
    const againMs = readBusyMs();
    const mismatches = countMismatches(subject, rounds, seed);
    return { code: subject.code, decided, again: computeRate(count, againMs), mismatches };
  });
}

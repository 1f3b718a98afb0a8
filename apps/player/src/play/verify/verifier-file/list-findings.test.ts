// Goal: the verifier in one file reads the proof of a round of every in-house game, agrees with an
// honest one, and finds every value that was changed. Method: rounds are played with the engines
// and signed with a key made here, as a server does.
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { formatReceipt, formatStepReceipts } from '@khelaghor/fairness/receipt.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { computeCommitment, toHex } from '@khelaghor/fairness/seed.ts';
import { formatAnnouncedSeed, getSharedSeed } from '@khelaghor/fairness/shared-seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { toStepOutcome } from '@khelaghor/game-engine/finished-game.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { listActStates } from '@khelaghor/game-engine/step-acts.ts';
import type { Act } from '@khelaghor/game-engine/step-acts.ts';
import {
  findGame,
  findSharedEngine,
  findStepEngine,
  finishedGames,
} from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatRatio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import type { RoundProof } from '../round-proof.ts';
import { recomputeLifts } from '../recompute-lifts.ts';
import { checkProof } from './list-findings.ts';
import { readProof } from './read-proof.ts';

const { subtle } = crypto;
const keys = await subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
const receiptKey = toHex(new Uint8Array(await subtle.exportKey('raw', keys.publicKey)));

const sign = async (text: string): Promise<string> =>
  toHex(
    new Uint8Array(await subtle.sign('Ed25519', keys.privateKey, new TextEncoder().encode(text))),
  );

const serverSeed = new Uint8Array(32).fill(9);
const commitment = computeCommitment(serverSeed);
const betId = '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77';
const stake = minor(1_000n);
const [beacon] = recordedRounds;
/** Bets are taken before the beacon makes its number. */
const at = new Date(getRoundTimeMs(beacon.round) - 10_000).toISOString();

/** The choice of a game's first play. */
function getChoice(game: FinishedGame): Plain {
  for (const { choice } of game.plays()) {
    const parsed = game.parseChoice(choice);
    if (parsed) return parsed;
  }
  throw new Error(`${game.code} lists no plays`);
}

/** Acts of the player: in a game of steps one step, then taking its payout. */
function play(game: FinishedGame, clientSeed: string) {
  const choice = getChoice(game);
  const inputs = { serverSeed, clientSeed, nonce: 0, scope: game.scope };
  const shared = { crashPoint: '1.00', cashedOut: 'none' };
  const engine = findStepEngine(game.code);
  if (!engine)
    return { choice, acts: [], ...game.replay(choice, shared, createFairStream(inputs)) };
  const layout = engine.layOut(choice, createFairStream(inputs));
  const [first] = [...engine.plays()].slice(-1);
  const step = first && engine.chooseStep(first.choice, layout, []);
  if (!step) throw new Error(`${game.code} takes no step`);
  const isOver = engine.getStanding(choice, layout, [step]).state !== 'open';
  const acts: Act[] = [{ act: 'step', step: engine.formatStep(step) }];
  const isWorth = engine.getStanding(choice, layout, [step]).pays.num > 0n;
  if (!isOver) acts.push({ act: isWorth ? 'take' : 'return', step: '' });
  const outcome = toStepOutcome(engine, layout, [step]);
  const replayed = game.replay(choice, outcome, createFairStream(inputs));
  return { choice, acts, ...replayed };
}

async function signSteps(game: FinishedGame, played: ReturnType<typeof play>, stakeText: string) {
  const engine = findStepEngine(game.code);
  if (!engine) return [];
  const { choice, outcome, acts } = played;
  const layout = String(outcome['layout']).split(' ').map(Number);
  const states = listActStates({ engine, choice, layout }, acts);
  const made = acts.map((act, index) => {
    const { state = 'open', pays } = states[index] ?? {};
    return { ...act, number: index + 1, state, pays: pays ? formatRatio(pays) : '0', madeAt: at };
  });
  const texts = formatStepReceipts({ betId, stakeText }, made);
  return Promise.all(
    made.map(async ({ number, act, step }, index) => {
      const receiptText = texts[index] ?? '';
      return { number, act, step, at, receipt: await sign(receiptText), receiptText };
    }),
  );
}

/** The proof of a round as the page of a bet copies it. */
async function makeProof(game: FinishedGame): Promise<RoundProof> {
  const named = { game: game.code, number: 7 };
  const isShared = findSharedEngine(game.code) !== undefined;
  const clientSeed = isShared ? getSharedSeed(named, beacon) : 'আমার সিড';
  const played = play(game, clientSeed);
  const { choice, outcome, pays, isReturned } = played;
  const payout = computePayout(stake, pays);
  const receiptText = formatReceipt({
    betId,
    scope: game.scope,
    math: getMathHash(game),
    currency: 'PLAY',
    stakeMinor: stake.toString(),
    choice: game.formatSelection(choice),
    commitment,
    clientSeed: isShared ? formatAnnouncedSeed(named, beacon.round) : clientSeed,
    nonce: 0,
    placedAt: at,
  });
  return {
    kind: 'round',
    scope: game.scope,
    commitment,
    clientSeed,
    serverSeed: toHex(serverSeed),
    seeds: { seedId: betId, commitment, nextCommitment: commitment, clientSeed, nextNonce: 1 },
    receiptText,
    receiptKey,
    round: {
      betId,
      at,
      game: game.code,
      choice,
      outcome,
      currency: 'PLAY',
      stake: stake.toString(),
      won: payout > 0n,
      payout: payout.toString(),
      returned: isReturned ? stake.toString() : '0',
      seedId: betId,
      nonce: 0,
      receipt: await sign(receiptText),
    },
    steps: await signSteps(game, played, receiptText),
    // The commitment of the first server seed is the head of its chain.
    ...(isShared && {
      shared: { number: 7, chain: { head: commitment, length: 10, index: 1 }, beacon },
    }),
  };
}

async function check(proof: unknown) {
  const read = readProof(JSON.stringify(proof));
  if (!read) throw new Error('the proof was not read');
  return checkProof(read, subtle);
}

test.each(finishedGames.map((game) => [game.code, game] as const))(
  'a round of %s matches, and each changed value is found',
  async (_, game) => {
    const proof = await makeProof(game);
    const { verdict, findings } = await check(proof);
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(verdict).toBe('good');
    const { round } = proof;
    const tampered = [
      { ...proof, serverSeed: '0a'.repeat(32) },
      { ...proof, clientSeed: 'x' },
      { ...proof, round: { ...round, payout: String(BigInt(round.payout) + 1n) } },
      { ...proof, round: { ...round, stake: '1001' } },
      { ...proof, round: { ...round, receipt: '00'.repeat(64) } },
      { ...proof, receiptText: proof.receiptText.replace(/math 64 ./u, 'math 64 x') },
    ];
    for (const odd of tampered) expect((await check(odd)).verdict).toBe('bad');
  },
);

test('a proof of a shared round from before migration 0146 matches in its old names', async () => {
  const game = findGame('crash');
  if (!game) throw new Error('there is no such game');
  const { round, shared, ...proof } = await makeProof(game);
  const { crashPoint: point, cashedOut: taken, autoCashOut: limit } = round.outcome;
  const old = {
    ...proof,
    round: { ...round, outcome: { point, taken, limit } },
    shared: { ...shared, chain: { head: proof.commitment, length: 10, place: 1 } },
  };
  const { verdict, findings } = await check(old);
  expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(verdict).toBe('good');
  const moved = { ...old, shared: { ...shared, chain: { ...old.shared.chain, place: 2 } } };
  expect((await check(moved)).verdict).toBe('bad');
});

test('the pots that a bet lifted are checked, and a changed number or hit is found', async () => {
  const game = findGame('mela');
  if (!game) throw new Error('there is no such game');
  const proof = await makeProof(game);
  const lift = { tier: 'mini', from: '50000', to: '50012', cap: '100000', isHit: false, pays: '0' };
  const { serverSeed: seed, clientSeed, round } = proof;
  const unnamed = [
    { ...lift, number: '0' },
    { ...lift, tier: 'grand', to: '50000', number: '0' },
  ];
  const lifts = recomputeLifts({ serverSeed: seed, clientSeed, round }, unnamed).map(
    ({ lift: told, checked }) => ({
      ...told,
      number: checked?.number.computed ?? '',
      isHit: checked?.isHit.computed ?? false,
    }),
  );
  const { verdict, findings } = await check({ ...proof, lifts });
  expect(verdict).toBe('good');
  expect(findings.filter(({ title }) => title.en.startsWith('Jackpot '))).toHaveLength(4);
  const [mini, grand] = lifts;
  for (const odd of [
    [{ ...mini, number: '1' }, grand],
    [{ ...mini, isHit: !mini?.isHit }, grand],
    [grand, mini],
  ])
    expect((await check({ ...proof, lifts: odd })).verdict).toBe('bad');
  expect(readProof(JSON.stringify({ ...proof, lifts: [{ ...mini, to: 'x' }] }))).toBeNull();
});

test('a sealed seed, other rules and a browser without signatures are told apart', async () => {
  const [game] = finishedGames;
  const proof = game && (await makeProof(game));
  expect((await check({ ...proof, serverSeed: null })).verdict).toBe('sealed');
  const unsigned = proof && (await checkProof(proof, undefined));
  expect(unsigned?.verdict).toBe('good');
  expect(unsigned?.findings.map(({ state }) => state)).toContain('unknown');
});

test.each([
  '',
  'proof',
  '[]',
  'null',
  '{"kind":"lottery"}',
  '{"kind":"round"}',
  '{"kind":"toString"}',
])('%s is no proof', (text) => {
  expect(readProof(text)).toBeNull();
});

test('a proof with a value of another type is none', async () => {
  const [game] = finishedGames;
  const proof = game && (await makeProof(game));
  const odd = [
    { ...proof, serverSeed: 7 },
    { ...proof, steps: [{ number: '1' }] },
    { ...proof, shared: { number: 1 } },
    { ...proof, round: { ...proof?.round, choice: { direction: [] } } },
  ];
  for (const each of odd) expect(readProof(JSON.stringify(each))).toBeNull();
});

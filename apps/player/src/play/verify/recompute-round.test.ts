import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  diceEngine,
  formatSelection,
  DICE_SCOPE,
  readRoll,
  settleBet,
} from '@khelaghor/engine-dice/public.ts';
import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import { formatStepReceipts, formatReceipt } from '@khelaghor/fairness/receipt.ts';
import { computeCommitment, toHex } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { describeGame, describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { listActStates } from '@khelaghor/game-engine/step-acts.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatRatio } from '@khelaghor/money/ratio.ts';
import {
  areStepsOfReceipts,
  compareMath,
  isBetOfReceipt,
  recomputeRound,
  roundMatches,
} from './recompute-round.ts';
import type { RoundProof } from './round-proof.ts';

type Made = {
  readonly seedByte: number;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly direction: 'under' | 'over';
  readonly chance: number;
  readonly stake: bigint;
};

const diceMath = getMathHash(describeGame(diceEngine));
const minesMath = getMathHash(describeStepGame(minesEngine));

/** A roll as an honest server stores it; null: with a receipt of before the math was named. */
function makeProof(
  { seedByte, clientSeed, nonce, direction, chance, stake }: Made,
  math: string | null = diceMath,
): RoundProof {
  const serverSeed = new Uint8Array(32).fill(seedByte);
  const commitment = computeCommitment(serverSeed);
  const stream = createFairStream({ serverSeed, clientSeed, nonce, scope: DICE_SCOPE });
  const settled = settleBet({ direction, chance, stake: minor(stake) }, readRoll(stream));
  const betId = '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77';
  const at = '2026-11-21T08:30:00.000Z';
  const seedId = '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d78';
  return {
    kind: 'round',
    scope: DICE_SCOPE,
    round: {
      betId,
      game: 'dice',
      at,
      choice: { direction, chance },
      currency: 'PLAY',
      stake: stake.toString(),
      outcome: { roll: settled.roll },
      won: settled.won,
      payout: settled.payout.toString(),
      returned: '0',
      seedId,
      nonce,
      receipt: '00'.repeat(64),
    },
    commitment,
    clientSeed,
    serverSeed: toHex(serverSeed),
    seeds: { seedId, commitment, nextCommitment: commitment, clientSeed, nextNonce: nonce + 1 },
    receiptText: formatReceipt({
      betId,
      scope: DICE_SCOPE,
      math,
      currency: 'PLAY',
      stakeMinor: stake.toString(),
      choice: formatSelection({ direction, chance }),
      commitment,
      clientSeed,
      nonce,
      placedAt: at,
    }),
    receiptKey: '00'.repeat(32),
    steps: [],
  };
}

const made: Made = {
  seedByte: 7,
  clientSeed: 'আমার সিড',
  nonce: 3,
  direction: 'under',
  chance: 9500,
  stake: 12_345n,
};
const honest = makeProof(made);

test('an honest roll matches in every part', () => {
  const anyRoll = fc.record({
    seedByte: fc.nat(255),
    clientSeed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
    nonce: fc.nat(),
    direction: fc.constantFrom('under' as const, 'over' as const),
    chance: fc.integer({ min: 1, max: 9500 }),
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
  });
  fc.assert(
    fc.property(anyRoll, (roll) => {
      const proof = makeProof(roll);
      const checked = recomputeRound(proof);
      expect(checked.ok && roundMatches(checked)).toBe(true);
      expect(isBetOfReceipt(proof)).toBe(true);
    }),
  );
});

test('the math of the receipt is compared with that of the engine', () => {
  expect(compareMath(honest)).toEqual({ computed: diceMath, stored: diceMath, matches: true });
  const other = makeProof(made, 'ab'.repeat(32));
  expect(compareMath(other)).toMatchObject({ stored: 'ab'.repeat(32), matches: false });
  expect(isBetOfReceipt(other)).toBe(true);
});

test('a receipt of before the math was named is still one of its bet', () => {
  const old = makeProof(made, null);
  expect(old.receiptText).toMatch(/^khelaghor\/receipt\/1\n/u);
  expect(isBetOfReceipt(old)).toBe(true);
  expect(compareMath(old)).toBeNull();
  expect(isBetOfReceipt({ ...old, clientSeed: 'x' })).toBe(false);
});

test('the word of the draw, divided by the number of rolls, leaves the roll', () => {
  const checked = recomputeRound(honest);
  if (!checked.ok) throw new Error(checked.refusal);
  const [draw] = checked.draws;
  expect(checked.draws).toHaveLength(1);
  expect(draw?.below).toBe(10_000);
  expect((draw?.word ?? 0) % 10_000).toBe(honest.round.outcome['roll']);
});

const withRound = (change: Partial<RoundProof['round']>): RoundProof => ({
  ...honest,
  round: { ...honest.round, ...change },
});
const withChoice = (change: RoundProof['round']['choice']): RoundProof =>
  withRound({ choice: { ...honest.round.choice, ...change } });

test.each([
  ['another server seed', { ...honest, serverSeed: '08'.repeat(32) }],
  ['another commitment', { ...honest, commitment: 'ab'.repeat(32) }],
  ['another client seed', { ...honest, clientSeed: 'আমার সিড ' }],
  ['another nonce', withRound({ nonce: 4 })],
  [
    'another roll',
    withRound({ outcome: { roll: (Number(honest.round.outcome['roll']) + 1) % 10_000 } }),
  ],
  ['a win called a loss', withRound({ won: !honest.round.won })],
  ['a poisha less', withRound({ payout: (BigInt(honest.round.payout) - 1n).toString() })],
])('%s is found', (_, tampered) => {
  const checked = recomputeRound(tampered);
  expect(checked.ok && roundMatches(checked)).toBe(false);
});

test.each([
  ['a sealed seed', { ...honest, serverSeed: null }, 'sealed'],
  ['rules of another version', { ...honest, scope: 'dice/2' }, 'scope_unknown'],
  ['a seed that is none', { ...honest, serverSeed: 'abc' }, 'inputs_invalid'],
  ['half a character', { ...honest, clientSeed: '\ud800' }, 'inputs_invalid'],
  ['a chance that cannot be', withChoice({ chance: 0 }), 'inputs_invalid'],
  ['half a nonce', withRound({ nonce: 0.5 }), 'inputs_invalid'],
  ['a stake that is no amount', withRound({ stake: '1.5' }), 'inputs_invalid'],
  ['a payout that is no amount', withRound({ payout: '' }), 'inputs_invalid'],
  ['a roll that cannot be', withRound({ outcome: { roll: 10_000 } }), 'inputs_invalid'],
  ['a game that this page does not know', withRound({ game: 'none' }), 'scope_unknown'],
])('%s cannot be recomputed', (_, proof, refusal) => {
  expect(recomputeRound(proof)).toEqual({ ok: false, refusal });
});

test.each([
  ['another stake', withRound({ stake: '12346' })],
  ['another bet', withRound({ betId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d79' })],
  ['another chance', withChoice({ chance: 9499 })],
  ['the other direction', withChoice({ direction: 'over' })],
  ['another time', withRound({ at: '2026-11-21T08:30:00.001Z' })],
  ['another nonce', withRound({ nonce: 4 })],
  ['another commitment', { ...honest, commitment: 'ab'.repeat(32) }],
  ['another client seed', { ...honest, clientSeed: 'x' }],
  ['another scope', { ...honest, scope: 'dice/2' }],
  ['a chance that cannot be', withChoice({ chance: 0 })],
  ['half a nonce', withRound({ nonce: 0.5 })],
])('a receipt for %s is another receipt', (_, proof) => {
  expect(isBetOfReceipt(proof)).toBe(false);
});

/** A round of Mines as an honest server stores it. */
function makeSteps(end: 'take' | 'return'): RoundProof {
  const serverSeed = new Uint8Array(32).fill(5);
  const commitment = computeCommitment(serverSeed);
  const inputs = { serverSeed, clientSeed: 'x', nonce: 0, scope: minesEngine.scope };
  const layout = minesEngine.layOut({ mines: 3 }, createFairStream(inputs));
  const safe = [0, 1, 2, 3, 4].filter((cell) => !layout.includes(cell)).slice(0, 2);
  const steps = end === 'take' ? safe : [];
  const { at, betId, seedId } = honest.round;
  const made = { number: 0, at, receipt: '00'.repeat(64) };
  const acts = [
    ...steps.map((cell) => ({ ...made, act: 'step' as const, step: String(cell) })),
    { ...made, act: end, step: '' },
  ].map((act, index) => ({ ...act, number: index + 1 }));
  const receiptText = formatReceipt({
    betId,
    scope: minesEngine.scope,
    math: minesMath,
    currency: 'PLAY',
    stakeMinor: '1000',
    choice: 'mines 3',
    commitment,
    clientSeed: 'x',
    nonce: 0,
    placedAt: at,
  });
  const states = listActStates({ engine: minesEngine, choice: { mines: 3 }, layout }, acts);
  const texts = formatStepReceipts(
    { betId, stakeText: receiptText },
    acts.map((act, index) => {
      const { state = 'open', pays } = states[index] ?? {};
      return { ...act, state, pays: pays ? formatRatio(pays) : '', madeAt: at };
    }),
  );
  return {
    ...honest,
    scope: minesEngine.scope,
    clientSeed: 'x',
    commitment,
    serverSeed: toHex(serverSeed),
    receiptText,
    round: {
      ...honest.round,
      seedId,
      game: 'mines',
      nonce: 0,
      choice: { mines: 3 },
      outcome: { layout: layout.join(' '), steps: steps.join(' ') },
      stake: '1000',
      won: end === 'take',
      payout: end === 'take' ? '1285' : '0',
      returned: end === 'take' ? '0' : '1000',
    },
    steps: acts.map((act, index) => ({ ...act, receiptText: texts[index] ?? '' })),
  };
}

test.each(['take', 'return'] as const)('an honest round of many steps (%s) matches', (end) => {
  const proof = makeSteps(end);
  const checked = recomputeRound(proof);
  expect(checked.ok && roundMatches(checked)).toBe(true);
  expect(checked.ok && checked.draws).toHaveLength(3);
  expect(isBetOfReceipt(proof) && areStepsOfReceipts(proof)).toBe(true);
});

const taken = makeSteps('take');
const withOutcome = (change: object): RoundProof => ({
  ...taken,
  round: { ...taken.round, outcome: { ...taken.round.outcome, ...change } },
});

test.each([
  ['another place of a mine', withOutcome({ layout: '20 21 22' })],
  ['one step more', withOutcome({ steps: `${String(taken.round.outcome['steps'])} 24` })],
  ['a step twice', withOutcome({ steps: '7 7' })],
  ['a stake that went back', { ...taken, round: { ...taken.round, returned: '1000' } }],
])('in a round of many steps %s is found', (_, tampered) => {
  const checked = recomputeRound(tampered);
  expect(checked.ok && roundMatches(checked)).toBe(false);
});

test.each([
  ['one receipt left out', { ...taken, steps: taken.steps.slice(1) }],
  ['two receipts exchanged', { ...taken, steps: taken.steps.toReversed() }],
  [
    'another time of a step',
    { ...taken, steps: taken.steps.map((step) => ({ ...step, at: '2026-11-21T09:00:00.000Z' })) },
  ],
  ['another receipt of the stake', { ...taken, receiptText: `${taken.receiptText}.` }],
  ['steps of a game that has none', { ...honest, steps: taken.steps }],
])('%s breaks the chain of the receipts', (_, tampered) => {
  expect(areStepsOfReceipts(tampered)).toBe(false);
});

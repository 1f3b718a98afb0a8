// Goal: docs/games/shared.md, from which a stranger checks bets of all in-house games, says what
// the code does. Method: its tables are compared with engines and contract, and its example of a
// round with receipts is made again.
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { fairnessValue } from '@khelaghor/contract/play/bet-history.ts';
import { gameRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  formatReceipt,
  formatStepReceipts,
  RECEIPT_FIELDS,
  STEP_RECEIPT_FIELDS,
} from '@khelaghor/fairness/receipt.ts';
import { openReceipt, prepareReceipts } from '@khelaghor/fairness/receipt-tree.ts';
import { computeCommitment, parseClientSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { formatMath } from '@khelaghor/game-engine/math-text.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import {
  findGameOfScope,
  finishedGames,
  gameEngines,
  sharedEngines,
  stepEngines,
} from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatRatio, ratio } from '@khelaghor/money/ratio.ts';
import { readDocument, readTable } from './document-tables.ts';

const path = 'docs/games/shared.md';
const document = readDocument(path);
const readRows = (firstColumn: string) => readTable(document, firstColumn, path);

const slots = finishedGames.filter(({ code }) => findSlot(code));
const others = finishedGames.filter(({ code }) => !findSlot(code));
const scopes = others.map(({ scope }) => scope);

function getGame(scope: string) {
  const game = scope === 'slots' ? slots[0] : findGameOfScope(scope);
  if (!game) throw new Error(`no game has the scope ${scope}`);
  return game;
}

/** Writes minor units as taka with commas: "10,000.00". */
const formatTaka = (amount: bigint): string =>
  (Number(amount) / 100).toLocaleString('en', { minimumFractionDigits: 2 });

const readObject = (json: string): Record<string, unknown> =>
  JSON.parse(json) as Record<string, unknown>;

/** An indented block of the document. The formatter would take spaces at the ends of lines away. */
const indent = (text: string): string =>
  text
    .replaceAll(/ $/gmu, '␠')
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');

/** Hex in lines of 64 bytes. */
const breakHex = (hex: string): string => hex.replaceAll(/.{128}(?=.)/gu, '$&\n');

test('the table of limits has those of every game', () => {
  const rows = readRows('Game');
  const expected = [...others, ...slots.slice(0, 1)].map(({ limits }) => [
    formatTaka(limits.stakeMin),
    formatTaka(limits.stakeMax),
    formatTaka(limits.payoutMax),
  ]);
  expect(rows.map(([, scope = '']) => scope).toSorted()).toEqual([...scopes, 'all ten'].toSorted());
  expect(slots).toHaveLength(10);
  for (const [, scope = '', ...cells] of rows) {
    const at = scope === 'all ten' ? others.length : scopes.indexOf(scope);
    expect([scope, ...cells.slice(0, 3)]).toEqual([scope, ...(expected[at] ?? [])]);
  }
});

test('all slots have the limits of their row and stakes of whole taka, and no other game does', () => {
  const [first] = slots;
  for (const { limits } of slots) expect(limits).toEqual(first?.limits);
  for (const { code, stakeStep } of gameEngines as readonly { code: string; stakeStep?: bigint }[])
    expect(stakeStep).toBe(findSlot(code) ? 100n : undefined);
});

test('a stake must leave room for the multiples of the table', () => {
  const stepEngine = (code: string): StepEngine | undefined =>
    stepEngines.find((each) => each.code === code);
  const pays = ['hilo', 'coin'].map((code) => stepEngine(code)?.firstPay({}) ?? ratio(0n));
  expect(pays.map(formatRatio)).toEqual(['1287/700', '99/50']);
  const rooms = new Map(readRows('Game').map((row) => [row[1], row[5] ?? '']));
  expect(rooms.get('hilo/1')).toContain('1287/700');
  expect(rooms.get('coin/1')).toContain('99/50');
  expect(sharedEngines.map(({ multiplierMin }) => multiplierMin)).toEqual([101]);
});

test('a client seed has the length of the document, in UTF-16 code units', () => {
  const said = /A client seed has 1 to (?<most>\d+) UTF-16 code units\./u.exec(document);
  const longest = '🪁'.repeat(Number(said?.groups?.['most']) / 2);
  const isTaken = ['', ' ', longest, `${longest}a`, longest.slice(1)].map(
    (text) => parseClientSeed(text).ok,
  );
  expect(isTaken).toEqual([false, true, true, false, false]);
});

test('the table of choices has a choice of every game with its text', () => {
  const rows = readRows('Choice of');
  expect(rows.map(([scope = '']) => scope).toSorted()).toEqual([...scopes, 'slots'].toSorted());
  for (const [scope = '', json = '', text] of rows) {
    const game = getGame(scope);
    const choice = game.parseChoice({ ...readObject(json), more: 1 });
    expect(choice).toEqual(readObject(json));
    expect(choice && game.formatSelection(choice)).toBe(text);
  }
});

test('the table of steps has a step of every game of many steps with its text', () => {
  const rows = readRows('Step of');
  expect(rows.map(([scope = '']) => scope)).toEqual(stepEngines.map(({ scope }) => scope));
  for (const [scope, json = '', text] of rows) {
    const engine: StepEngine | undefined = stepEngines.find((each) => each.scope === scope);
    const step = engine?.parseStep({ ...readObject(json), more: 1 });
    expect(step).toEqual(readObject(json));
    expect(step && engine?.formatStep(step)).toBe(text);
  }
});

test('the table of outcomes has an outcome of every game', () => {
  const rows = readRows('Outcome of');
  expect(rows.map(([scope = '']) => scope).toSorted()).toEqual(
    [...scopes.filter((scope) => scope !== 'hilo/1'), 'aam/1'].toSorted(),
  );
  for (const [scope = '', json = ''] of rows)
    expect(getGame(scope).parseOutcome(readObject(json))).toEqual(readObject(json));
});

test('the tables of receipts have the fields in their order', () => {
  expect(readRows('Field').map(([field = '']) => field)).toEqual([...RECEIPT_FIELDS]);
  expect(readRows('Field of an act').map(([field = '']) => field)).toEqual([
    ...STEP_RECEIPT_FIELDS,
  ]);
});

test('the tables of the proof have the fields of the contract', () => {
  const [seeded, shared] = fairnessValue.options;
  const rows = readRows('Field of the proof');
  const listed = (kind: string) =>
    rows.flatMap(([field = '', kinds = '']) => (kinds.split(', ').includes(kind) ? [field] : []));
  expect(listed('round').toSorted()).toEqual(Object.keys(seeded.shape).toSorted());
  expect(listed('shared').toSorted()).toEqual(Object.keys(shared.shape).toSorted());
  const ofBet = readRows('Field of the bet').map(([field = '']) => field);
  expect(ofBet.toSorted()).toEqual(Object.keys(gameRound.shape).toSorted());
});

test('the text of the math of Coin flips begins as the document says, and has its hash', () => {
  const game = getGame('coin/1');
  const begin = formatMath(game).split('\n').slice(0, 4).join('\n');
  expect(document).toContain(`${indent(begin)}\n`);
  expect(document).toContain(`\n${indent(getMathHash(game))}\n`);
});

/** Whole numbers from the first to the last. */
const listNumbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const listedHeights = [101, 150, 200, 300, 500, 1_000, 10_000, 100_000, 999_900, 1_000_000];
const risks = ['low', 'medium', 'high'];

/** The names of all plays in the order that the document gives, written by hand. */
const orders: Readonly<Record<string, readonly string[]>> = {
  'dice/1': listNumbers(1, 9_500).flatMap((chance) =>
    ['under', 'over'].map((direction) => `chance=${chance} direction=${direction}`),
  ),
  'limbo/1': [...listedHeights, 110]
    .toSorted((one, other) => one - other)
    .map((target) => `target=${target}`),
  'plinko/1': risks.flatMap((risk) =>
    listNumbers(8, 16).map((rows) => `risk=${risk} rows=${rows}`),
  ),
  'keno/1': ['classic', ...risks].flatMap((risk) =>
    listNumbers(1, 10).map((picked) => `numbers=${listNumbers(1, picked).join()} risk=${risk}`),
  ),
  'wheel/1': [10, 20, 30, 40, 50].flatMap((segments) =>
    risks.map((risk) => `risk=${risk} segments=${segments}`),
  ),
  'mines/1': listNumbers(1, 24).flatMap((count) =>
    listNumbers(1, 25 - count).map((steps) => `mines=${count} steps=${steps}`),
  ),
  'tower/1': ['easy', 'medium', 'hard', 'expert', 'master'].flatMap((difficulty) =>
    listNumbers(1, 9).map((steps) => `difficulty=${difficulty} steps=${steps}`),
  ),
  'hilo/1': listNumbers(0, 12).flatMap((rank) =>
    ['higher', 'lower', 'same']
      .filter((guess) => !(rank === 0 && guess === 'lower'))
      .filter((guess) => !(rank === 12 && guess === 'higher'))
      .filter((guess) => guess !== 'same' || rank === 0 || rank === 12)
      .map((guess) => `guess=${guess} rank=${rank} steps=1`),
  ),
  'coin/1': listNumbers(1, 20).map((steps) => `steps=${steps}`),
  'crash/1': listedHeights.map((auto) => `auto=${auto}`),
};

test.each(readRows('Plays of').map(([scope = '']) => scope))(
  'the math of %s lists its plays in the order of the document',
  (scope) => {
    const lines = formatMath(getGame(scope)).split('\n').slice(2, -1);
    expect(lines.map((line) => line.split(' | ')[0])).toEqual(orders[scope]);
  },
);

test('the order of plays is given for every game but slots', () => {
  expect(
    readRows('Plays of')
      .map(([scope = '']) => scope)
      .toSorted(),
  ).toEqual(scopes.toSorted());
});

const mines = getGame('mines/1');
const serverSeed = new Uint8Array(32).fill(7);
const clientSeed = 'আমার seed';
const betId = '019b0e3a-2f00-7c4d-8a11-5e6f70819203';

const stakeText = formatReceipt({
  betId,
  scope: 'mines/1',
  math: getMathHash(mines),
  currency: 'PLAY',
  stakeMinor: '1000',
  choice: 'mines 3',
  commitment: computeCommitment(serverSeed),
  clientSeed,
  nonce: 0,
  placedAt: '2026-11-29T06:00:00.000Z',
});
const texts = [
  stakeText,
  ...formatStepReceipts({ betId, stakeText }, [
    {
      number: 1,
      act: 'step',
      step: '0',
      state: 'open',
      pays: '9/8',
      madeAt: '2026-11-29T06:00:02.250Z',
    },
    {
      number: 2,
      act: 'take',
      step: '',
      state: 'taken',
      pays: '9/8',
      madeAt: '2026-11-29T06:00:04.000Z',
    },
  ]),
];

/** What PKCS #8 puts in front of an Ed25519 private key. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const key = createPrivateKey({
  key: Buffer.concat([keyHead, Buffer.alloc(32, 9)]),
  format: 'der',
  type: 'pkcs8',
});
const signText = (text: string): Buffer => sign(null, Buffer.from(text), key);

test('the example of a round has its numbers, its texts and its payout', () => {
  const numbers: number[] = [];
  const stream = createFairStream({ serverSeed, clientSeed, nonce: 0, scope: 'mines/1' });
  const below = (n: number): number => {
    numbers.push(stream.below(n));
    return numbers.at(-1) ?? 0;
  };
  const outcome = { layout: '0', steps: '0' };
  const round = mines.replay({ mines: 3 }, outcome, { below });
  expect(formatRatio(round.pays)).toBe('9/8');
  expect(computePayout(minor(1000n), round.pays)).toBe(1125n);
  const pots = String(round.outcome['layout']).replaceAll(' ', ', ');
  const said = `The numbers drawn are ${numbers.join(', ')}, and the pots with a mine ${pots}.`;
  expect(document.replaceAll(/\s+/gu, ' ')).toContain(said);
  for (const text of texts) expect(document).toContain(`\n\n${indent(text)}\n`);
});

test('the example of receipts has the key, each signature alone, and those of all together', () => {
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  expect(document).toContain(`\n${indent(publicKey.toString('hex'))}\n`);
  const alone = texts.map((text) => signText(text).toString('hex'));
  expect(document).toContain(`\n\n${indent(alone.join('\n'))}\n\n`);
  const { text, receiptAt } = prepareReceipts(texts);
  expect(document).toContain(`\n\n${indent(text)}\n`);
  const signature = signText(text);
  const receipts = texts.map((_, place) => Buffer.from(receiptAt(place, signature)));
  for (const receipt of receipts)
    expect(document).toContain(`\n\n${indent(breakHex(receipt.toString('hex')))}\n\n`);
  expect(receipts.map((receipt, at) => openReceipt(texts[at] ?? '', receipt)?.signedText)).toEqual(
    texts.map(() => text),
  );
});

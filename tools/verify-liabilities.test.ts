// Goal: the verifier that was written from the public text alone agrees with packages/liabilities.
// Method: what that package makes, honest and not, is signed, written to files and checked here.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { encodeLeaves } from '@khelaghor/liabilities/leaves.ts';
import {
  honestProof,
  honestSite,
  forgedProofs,
} from '@khelaghor/liabilities/forged-proofs.suite.ts';
import { getMemberAt, makeStatement } from '@khelaghor/liabilities/sample.suite.ts';
import { readStatement, hashStatement, formatStatement } from '@khelaghor/liabilities/statement.ts';
import type { SignedStatement } from '@khelaghor/liabilities/statement.ts';
import { getRoot } from '@khelaghor/liabilities/tree.ts';
import { verifyLiabilities } from './verify-liabilities.ts';

const folder = mkdtempSync(join(tmpdir(), 'khelaghor-liabilities-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pair = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  publicKeyEncoding: { format: 'der', type: 'spki' },
});
const privateKey = createPrivateKey({ key: pair.privateKey, format: 'der', type: 'pkcs8' });
const publicKey = createPublicKey(privateKey)
  .export({ format: 'der', type: 'spki' })
  .subarray(12)
  .toString('hex');

const signed = (statement: SignedStatement): SignedStatement => ({
  ...statement,
  publicKey,
  signature: sign(null, Buffer.from(statement.text), privateKey).toString('hex'),
});

let written = 0;
function file(content: object | Uint8Array): string {
  written += 1;
  const name = join(folder, `${written}`);
  writeFileSync(name, content instanceof Uint8Array ? content : JSON.stringify(content));
  return name;
}

const root = getRoot(honestSite.tree);
const statement = signed(honestSite.statement);
const leaves = encodeLeaves(honestSite.leaves);
const rahim = getMemberAt(honestSite, 0);
const key = {
  format: 'khelaghor/liabilities/key/1',
  account: rahim.account,
  key: Buffer.from(rahim.memberKey).toString('hex'),
};

test('it imports nothing of ours', () => {
  const source = readFileSync(join(import.meta.dirname, 'verify-liabilities.ts'), 'utf8');
  const from = [...source.matchAll(/ from '([^']+)'/gu)].map(([, name]) => name);
  expect(from.every((name) => name?.startsWith('node:'))).toBe(true);
  expect(source).not.toMatch(/\bimport\(/u);
});

test('an honest proof holds', () => {
  const proof = file({ ...honestProof, statement });
  const { lines, status } = verifyLiabilities(['--key', publicKey, '--amount', '105000', proof]);
  expect(status).toBe(0);
  expect(lines.at(-1)).toBe('rahim is owed 105000 poisha in PLAY in epoch 1: counted');
});

test.each([
  ['of the moment before it', 0, 0, /made after round 657413 of drand-quicknet, .* 2023-09-15T/u],
  ['that came after it', -1, 1, /holds round 657413, which came after it/u],
  ['of long before it', 300_001, 1, /holds round 657413, which is older/u],
])('a statement with a round %s', (_, laterMs, expected, said) => {
  const beacon = { name: 'drand-quicknet', round: 657_413, randomness: 'ab'.repeat(32) };
  const takenAt = new Date(getRoundTimeMs(beacon.round) + laterMs).toISOString();
  const read = readStatement(statement.text);
  if (!read) throw new Error('the sample cannot be read');
  const text = formatStatement({ ...read, beacon, takenAt });
  const { lines, status } = verifyLiabilities([file(signed({ ...statement, text }))]);
  expect(status).toBe(expected);
  expect(lines.join('\n')).toMatch(said);
});

const bdt = { currency: 'BDT', purpose: 'real-money', total: 123_456n } as const;
const play = { currency: 'PLAY', purpose: 'play-money', total: 0n } as const;

test.each([
  ['one', [bdt], 0, '  jackpots in BDT (real-money)  123456 poisha'],
  ['two', [bdt, play], 0, '  jackpots in PLAY (play-money)  0 poisha'],
  ['two out of order', [play, bdt], 1, 'the pools of a statement are not in their order'],
  ['one twice', [bdt, bdt], 1, 'the pools of a statement are not in their order'],
] as const)('a statement with pools: %s', (_, pools, expected, said) => {
  const read = readStatement(statement.text);
  if (!read) throw new Error('the sample cannot be read');
  const text = formatStatement({ ...read, pools });
  const { lines, status } = verifyLiabilities([file(signed({ ...statement, text }))]);
  expect(status).toBe(expected);
  expect(lines.join('\n')).toContain(said);
});

test.each(forgedProofs)('%s is refused, though it is signed', (_, lie) => {
  const proof = lie();
  const { lines, status } = verifyLiabilities([
    file({ ...proof, statement: signed(proof.statement) }),
  ]);
  // Another format is a file that the program does not know.
  expect(status).toBe(proof.format === honestProof.format ? 1 : 2);
  expect(lines).toHaveLength(1);
});

test('the whole file holds, and the own parts are found in it', () => {
  const files = [file(leaves), file(statement), file(key)];
  const { lines, status } = verifyLiabilities(files);
  expect(status).toBe(0);
  expect(lines).toContain('rahim is owed 105000 poisha in PLAY in epoch 1: counted');
  const somebody = file({ ...key, account: 'somebody' });
  expect(verifyLiabilities([file(leaves), file(statement), somebody]).lines[0]).toContain('0 of 4');
});

test('a file with another byte is named by no statement', () => {
  const other = Uint8Array.from(leaves);
  other[39] = (other[39] ?? 0) ^ 1;
  const { lines, status } = verifyLiabilities([file(other), file(statement)]);
  expect(status).toBe(1);
  expect(lines[0]).toContain('no statement here names this file');
});

const sha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test.each([
  ['a smaller amount', (bytes: Uint8Array) => bytes.fill(0, 32, 40), 'another'],
  ['a negative amount', (bytes: Uint8Array) => bytes.fill(255, 32, 40), 'below 0'],
  ['one tag twice', (bytes: Uint8Array) => bytes.copyWithin(40, 0, 32), 'do not ascend'],
])('a signed file with %s is refused', (_, lie, why) => {
  const bytes = Uint8Array.from(leaves);
  const full = honestSite.leaves.amounts.findIndex((amount) => amount > 0n);
  lie(why === 'do not ascend' ? bytes : bytes.subarray(full * 40));
  const hash = /[0-9a-f]{64}\n$/u.exec(statement.text)?.[0] ?? '';
  const text = statement.text.replace(hash, `${sha256Hex(bytes)}\n`);
  const { lines, status } = verifyLiabilities([file(bytes), file(signed({ ...statement, text }))]);
  expect(status).toBe(1);
  expect(lines[0]).toContain(why);
});

const previous = hashStatement(statement.text);
const next = signed(
  makeStatement(root, honestSite.leaves, { epoch: 2, day: '2026-11-22', previous }),
);

test.each([
  ['the next epoch', next, 0, 'Epoch 1'],
  [
    'a second root of the epoch',
    signed(makeStatement({ ...root, sum: root.sum - 1n }, honestSite.leaves)),
    1,
    'TWO ROOTS',
  ],
  [
    'a second chain',
    signed(makeStatement(root, honestSite.leaves, { epoch: 3, day: '2026-11-23', previous })),
    1,
    'TWO CHAINS',
  ],
  [
    'a next that follows another',
    signed(
      makeStatement(root, honestSite.leaves, {
        epoch: 2,
        day: '2026-11-22',
        previous: '5'.repeat(64),
      }),
    ),
    1,
    'BROKEN CHAIN',
  ],
])('statements together: %s', (name, other, status, said) => {
  const beside = name === 'a second chain' ? [file(next)] : [];
  const checked = verifyLiabilities([file(statement), file(other), ...beside]);
  expect(checked.status).toBe(status);
  expect(checked.lines[0]).toContain(said);
});

test.each([
  ['a statement that somebody else signed', ['--key', 'ab'.repeat(32), file(statement)], 1],
  ['a statement with another text', [file({ ...statement, text: `${statement.text} ` })], 1],
  ['another balance than expected', ['--amount', '1', file({ ...honestProof, statement })], 1],
  ['no file', [], 2],
  ['a file that is not there', [join(folder, 'nothing')], 2],
  ['a file of another kind', [file({ format: 'khelaghor/receipt/1' })], 2],
  ['a key that is none', ['--key', 'x', file(statement)], 2],
  ['an unknown option', ['--luck', '7', file(statement)], 2],
])('%s ends with the right status', (_, argv, status) => {
  expect(verifyLiabilities(argv).status).toBe(status);
});

// Checks the proof of liabilities away from the site: no network, no account, and none of our
// packages. It was written from docs/proof-of-liabilities.md alone.
//
//   node tools/verify-liabilities.ts [--key HEX] [--amount POISHA] FILE...
//
// FILE is any of: a statement, a proof, a key (all JSON), a file of leaves. Statements are compared
// with each other; a file of leaves is checked against the statement that names it; with a key
// file the own parts are looked up in it. --key is the public key that must have signed; --amount
// is what the account record said, and must be what is found.
//
// Exit status: 0 when everything that could be checked holds; 1 when something does not; 2 when a
// file or an option cannot be understood, or nothing was there to check.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What was found, line by line, and the exit status. */
export type Verified = { readonly lines: readonly string[]; readonly status: 0 | 1 | 2 };

/** Something does not hold. Its message says what. */
class Broken extends Error {}
/** Something cannot be understood. */
class Misread extends Error {}

const limit = 2n ** 63n;
const parts = 4;
const leafBytes = 40;
const hex32 = /^[0-9a-f]{64}$/u;

const sha256 = (...pieces: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
};

function uint(value: bigint | number, bytes: 4 | 8): Buffer {
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex');
}

const letters = (currency: string): Buffer => Buffer.from(currency.padEnd(8, '\0'), 'ascii');

function getAmount(text: unknown, what: string): bigint {
  if (typeof text !== 'string' || !/^(0|[1-9][0-9]*)$/u.test(text) || BigInt(text) >= limit)
    throw new Broken(`${what} is no amount from 0 to below 2^63: ${JSON.stringify(text)}`);
  return BigInt(text);
}

function computeHash(text: unknown, what: string): Buffer {
  if (typeof text !== 'string' || !hex32.test(text)) throw new Broken(`${what} is no hash`);
  return Buffer.from(text, 'hex');
}

type Json = { readonly [name: string]: unknown };
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

type StatedTree = {
  readonly currency: string;
  readonly purpose: string;
  readonly root: string;
  readonly total: bigint;
  readonly leaves: number;
  readonly file: string;
};

/** What all jackpots of a currency hold. */
type StatedPools = Pick<StatedTree, 'currency' | 'purpose' | 'total'>;

type Statement = {
  readonly text: string;
  readonly publicKey: string;
  readonly epoch: number;
  readonly day: string;
  readonly previous: string;
  /** What is said of the round of a public beacon that the statement holds. */
  readonly beacon: string;
  readonly trees: readonly StatedTree[];
  readonly pools: readonly StatedPools[];
};

// The beacon whose times are known: drand's quicknet. A round every three seconds.
const quicknet = { name: 'drand-quicknet', startMs: 1_692_803_367_000, periodMs: 3_000 };
const roundAgeMaxMs = 300_000;

/** A statement that was made when it says holds a round of the moments before. */
function getBeacon(line: string, takenAt: string): string {
  const [name = '', round = '', randomness = ''] = line.split(' ');
  if (name === 'none') return 'no round of a public beacon';
  const said = `made after round ${round} of ${name}, whose randomness is ${randomness}`;
  if (name !== quicknet.name) return `${said}; that beacon is not known here`;
  const roundMs = quicknet.startMs + (Number(round) - 1) * quicknet.periodMs;
  const ageMs = Date.parse(takenAt) - roundMs;
  if (!(ageMs >= 0)) throw new Broken(`a statement holds round ${round}, which came after it`);
  if (ageMs > roundAgeMaxMs)
    throw new Broken(`a statement holds round ${round}, which is older than five minutes`);
  return `${said}, of ${new Date(roundMs).toISOString()}; compare it with any relay of drand`;
}

const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

function requireSignature({ text, signature, publicKey }: Json): { text: string; key: string } {
  if (typeof text !== 'string' || typeof signature !== 'string')
    throw new Broken('a statement has no text or no signature');
  const raw = computeHash(publicKey, 'the public key');
  const key = createPublicKey({
    key: Buffer.concat([spkiHead, raw]),
    format: 'der',
    type: 'spki',
  });
  const isSigned =
    /^[0-9a-f]{128}$/u.test(signature) &&
    verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'hex'));
  if (!isSigned) throw new Broken('the signature does not belong to the statement');
  return { text, key: raw.toString('hex') };
}

const purposes = ['real-money', 'play-money', 'points'];

function getPools(line: string): StatedPools {
  const [word, currency = '', purpose = '', total, ...rest] = line.split(' ');
  const isPools =
    word === 'pools' &&
    /^[A-Z]{1,8}$/u.test(currency) &&
    purposes.includes(purpose) &&
    rest.length === 0;
  if (!isPools) throw new Broken(`a statement has a line that is no sum of pools: ${line}`);
  return { currency, purpose, total: getAmount(total, `the pools of ${currency}`) };
}

/** Whether a line stands behind one of the same or a later currency. */
const isMisplaced = ({ currency }: StatedPools, at: number, all: readonly StatedPools[]): boolean =>
  at > 0 && (all[at - 1]?.currency ?? '') >= currency;

function getTree(line: string): StatedTree {
  const [word, currency = '', purpose = '', root = '', total, leaves = '', file = '', ...rest] =
    line.split(' ');
  const count = Number(leaves);
  const isTree =
    word === 'tree' &&
    /^[A-Z]{1,8}$/u.test(currency) &&
    purposes.includes(purpose) &&
    /^[1-9][0-9]{1,9}$/u.test(leaves) &&
    count >= 64 &&
    Number.isInteger(Math.log2(count)) &&
    rest.length === 0;
  if (!isTree) throw new Broken(`a statement has a line that is no tree: ${line}`);
  computeHash(root, 'a root');
  computeHash(file, 'the hash of a file of leaves');
  const sum = getAmount(total, `the total of ${currency}`);
  return { currency, purpose, root, total: sum, leaves: count, file };
}

function getStatement(json: Json): Statement {
  const { text, key } = requireSignature(json);
  const [heading, epochLine, dayLine, takenLine, previousLine, beaconLine, ...rest] =
    text.split('\n');
  const epoch = /^epoch ([1-9][0-9]{0,14})$/u.exec(epochLine ?? '')?.[1];
  const day = /^day (\d{4}-\d{2}-\d{2})$/u.exec(dayLine ?? '')?.[1];
  const previous = /^previous ([0-9a-f]{64})$/u.exec(previousLine ?? '')?.[1];
  const takenAt = /^taken-at (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)$/u.exec(
    takenLine ?? '',
  )?.[1];
  const beaconText = /^beacon (none|[a-z0-9-]+ [1-9][0-9]{0,14} [0-9a-f]{64})$/u.exec(
    beaconLine ?? '',
  )?.[1];
  const isHead =
    heading === 'khelaghor/liabilities/epoch/1' &&
    takenAt !== undefined &&
    beaconText !== undefined;
  if (!isHead || epoch === undefined || day === undefined || previous === undefined)
    throw new Broken('a statement is not in the public form');
  if (rest.pop() !== '' || rest.length === 0) throw new Broken('a statement does not end well');
  if ((epoch === '1') !== (previous === '0'.repeat(64)))
    throw new Broken('only the first statement has none before it');
  const first = rest.findIndex((line) => line.startsWith('pools '));
  const treeCount = first === -1 ? rest.length : first;
  if (treeCount === 0) throw new Broken('a statement has no tree');
  const trees = rest.slice(0, treeCount).map(getTree);
  if (trees.some(isMisplaced)) throw new Broken('the trees of a statement are not in their order');
  const pools = rest.slice(treeCount).map(getPools);
  if (pools.some(isMisplaced)) throw new Broken('the pools of a statement are not in their order');
  const beacon = getBeacon(beaconText, takenAt);
  return { text, publicKey: key, epoch: Number(epoch), day, previous, beacon, trees, pools };
}

type Node = { readonly hash: Buffer; readonly sum: bigint };

function getParent(left: Node, right: Node): Node {
  const sum = left.sum + right.sum;
  if (sum >= limit) throw new Broken('a sum is 2^63 or more');
  const sums = Buffer.concat([uint(left.sum, 8), uint(right.sum, 8)]);
  return { hash: sha256('khelaghor/node/1', sums, left.hash, right.hash), sum };
}

function getLeaf(epoch: number, currency: string, tag: Buffer, amount: bigint): Node {
  const scope = Buffer.concat([uint(epoch, 8), letters(currency)]);
  return { hash: sha256('khelaghor/leaf/1', scope, tag, uint(amount, 8)), sum: amount };
}

const hashLeafTag = (salt: Buffer, account: string, part: number): Buffer =>
  sha256('khelaghor/part/1', salt, sha256('khelaghor/name/1', account), uint(part, 4));

function requireRoot({ root, total }: StatedTree, { hash, sum }: Node): void {
  if (hash.toString('hex') !== root) throw new Broken('the way up ends at another root');
  if (sum !== total) throw new Broken('the sums come to another total');
}

/** Follows one part of a proof to the root; answers with its amount. */
function climb(tree: StatedTree, epoch: number, tag: Buffer, part: Json): bigint {
  const { index, amount: amountText, siblings } = part;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= tree.leaves)
    throw new Broken('a part is at no leaf of the tree');
  if (!Array.isArray(siblings) || siblings.length !== Math.log2(tree.leaves))
    throw new Broken('a path is not as long as the tree is deep');
  const amount = getAmount(amountText, 'a part');
  let node = getLeaf(epoch, tree.currency, tag, amount);
  for (const [level, given] of siblings.entries()) {
    if (!isRecord(given)) throw new Broken('a path has a gap');
    const sum = getAmount(given['sum'], 'a sum on a path');
    const sibling = { hash: computeHash(given['hash'], 'a step of a path'), sum };
    const isRight = (BigInt(index) >> BigInt(level)) % 2n === 1n;
    node = isRight ? getParent(sibling, node) : getParent(node, sibling);
  }
  requireRoot(tree, node);
  return amount;
}

type Found = {
  readonly account: string;
  readonly epoch: number;
  readonly currency: string;
  readonly amount: bigint;
};

function checkProof(json: Json, statement: Statement): Found {
  const { account, currency } = json;
  const given: unknown = json['parts'];
  const tree = statement.trees.find((one) => one.currency === currency);
  if (typeof account !== 'string' || !tree) throw new Broken('the proof names no tree');
  if (!Array.isArray(given) || given.length !== parts || !given.every(isRecord))
    throw new Broken(`the proof has not ${parts} parts`);
  if (new Set(given.map((part) => part['index'])).size !== parts)
    throw new Broken('one leaf is counted twice');
  const salt = computeHash(json['salt'], 'the salt');
  const amount = given
    .map((part, number) => climb(tree, statement.epoch, hashLeafTag(salt, account, number), part))
    .reduce((sum, one) => sum + one, 0n);
  return { account, epoch: statement.epoch, currency: tree.currency, amount };
}

type LeavesFile = {
  readonly epoch: number;
  readonly tree: StatedTree;
  readonly bytes: Buffer;
};

function checkLeaves({ epoch, tree, bytes }: LeavesFile): void {
  if (bytes.length !== tree.leaves * leafBytes)
    throw new Broken('the file has another number of leaves');
  let level: Node[] = [];
  for (let at = 0; at < bytes.length; at += leafBytes) {
    const tag = bytes.subarray(at, at + 32);
    if (at > 0 && bytes.compare(tag, 0, 32, at - leafBytes, at - leafBytes + 32) >= 0)
      throw new Broken('the tags of the file do not ascend: a leaf may stand for two members');
    const amount = bytes.readBigUInt64BE(at + 32);
    if (amount >= limit) throw new Broken('the file has an amount below 0 or from 2^63 on');
    level.push(getLeaf(epoch, tree.currency, tag, amount));
  }
  while (level.length > 1) {
    const next: Node[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]];
      if (left && right) next.push(getParent(left, right));
    }
    level = next;
  }
  const [root] = level;
  if (root) requireRoot(tree, root);
}

function findOwn({ epoch, tree, bytes }: LeavesFile, key: Json): Found {
  const { account } = key;
  if (typeof account !== 'string') throw new Misread('the key file names no account');
  const memberKey = computeHash(key['key'], 'the member key');
  const scope = Buffer.concat([uint(epoch, 8), letters(tree.currency)]);
  const salt = sha256('khelaghor/salt/1', memberKey, scope);
  const tags = new Map(
    Array.from({ length: parts }, (_, part) => [
      hashLeafTag(salt, account, part).toString('hex'),
      part,
    ]),
  );
  let [amount, found] = [0n, 0];
  for (let at = 0; at < bytes.length; at += leafBytes) {
    if (!tags.has(bytes.toString('hex', at, at + 32))) continue;
    amount += bytes.readBigUInt64BE(at + 32);
    found += 1;
  }
  if (found !== parts) throw new Broken(`${found} of ${parts} parts of ${account} are in the file`);
  return { account, epoch, currency: tree.currency, amount };
}

/** Whether two statements under one key can stand together. */
function requireOneStory(one: Statement, other: Statement): void {
  if (one.text === other.text || one.publicKey !== other.publicKey) return;
  const where = `epoch ${one.epoch} and epoch ${other.epoch}`;
  if (one.epoch === other.epoch || one.day === other.day)
    throw new Broken(`TWO ROOTS: ${where} were signed twice. Keep both: they prove cheating`);
  if (one.previous === other.previous)
    throw new Broken(`TWO CHAINS: ${where} follow the same. Keep both: they prove cheating`);
  const [early, late] = one.epoch < other.epoch ? [one, other] : [other, one];
  if (late.epoch === early.epoch + 1 && late.previous !== sha256(early.text).toString('hex'))
    throw new Broken(`BROKEN CHAIN: ${where} do not follow. Keep both: they prove cheating`);
}

const formats = 'khelaghor/liabilities/';

type Input = { readonly name: string; readonly bytes: Buffer; readonly json: Json | null };

function getInput(name: string, bytes: Buffer): Input {
  if (bytes[0] !== 0x7b || bytes.at(-1) === 0) return { name, bytes, json: null };
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8'));
    return { name, bytes, json: isRecord(json) ? json : null };
  } catch {
    return { name, bytes, json: null };
  }
}

const ofFormat = (inputs: readonly Input[], format: string): readonly Json[] =>
  inputs.flatMap(({ json }) => (json?.['format'] === `${formats}${format}/1` ? [json] : []));

function getStatements(inputs: readonly Input[], key: string | undefined): readonly Statement[] {
  const proofs = ofFormat(inputs, 'proof').map((proof) => proof['statement']);
  const statements = [...ofFormat(inputs, 'statement'), ...proofs].map((json) => {
    if (!isRecord(json)) throw new Broken('a proof has no statement');
    return getStatement(json);
  });
  for (const statement of statements)
    if (key !== undefined && statement.publicKey !== key)
      throw new Broken(`epoch ${statement.epoch} was signed with another key`);
  for (const [at, one] of statements.entries())
    for (const other of statements.slice(at + 1)) requireOneStory(one, other);
  return statements;
}

function getLeavesFile({ name, bytes }: Input, statements: readonly Statement[]): LeavesFile {
  const hash = sha256(bytes).toString('hex');
  for (const { epoch, trees } of statements)
    for (const tree of trees) if (tree.file === hash) return { epoch, tree, bytes };
  throw new Broken(`${name}: no statement here names this file`);
}

function statementLines(statements: readonly Statement[]): string[] {
  const seen = new Map(statements.map((statement) => [statement.text, statement]));
  return [...seen.values()].flatMap(({ epoch, day, publicKey, beacon, trees, pools }) => [
    `Epoch ${epoch} of ${day}: the signature holds, key ${publicKey}`,
    `  ${beacon}`,
    ...trees.map(
      ({ currency, purpose, total }) => `  owed in ${currency} (${purpose})  ${total} poisha`,
    ),
    ...pools.map(
      ({ currency, purpose, total }) => `  jackpots in ${currency} (${purpose})  ${total} poisha`,
    ),
  ]);
}

function check(inputs: readonly Input[], key?: string, expected?: string): string[] {
  const statements = getStatements(inputs, key);
  const lines = statementLines(statements);
  const found: Found[] = [];
  for (const proof of ofFormat(inputs, 'proof')) {
    const statement = isRecord(proof['statement']) ? getStatement(proof['statement']) : null;
    if (statement) found.push(checkProof(proof, statement));
  }
  const keys = ofFormat(inputs, 'key');
  for (const input of inputs.filter(({ json }) => json === null)) {
    const file = getLeavesFile(input, statements);
    checkLeaves(file);
    lines.push(`${input.name}: all ${file.tree.leaves} leaves add up to the signed total`);
    found.push(...keys.map((own) => findOwn(file, own)));
  }
  for (const { account, epoch, currency, amount } of found)
    lines.push(`${account} is owed ${amount} poisha in ${currency} in epoch ${epoch}: counted`);
  if (lines.length === 0) throw new Misread('there is no statement, proof or file of leaves');
  const other = found.find(({ amount }) => expected !== undefined && String(amount) !== expected);
  if (other) throw new Broken(`${other.amount} poisha were counted, not ${expected}`);
  return lines;
}

/** Checks files as the command says. */
export function verifyLiabilities(argv: readonly string[]): Verified {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { key: { type: 'string' }, amount: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.key !== undefined && !hex32.test(values.key)) throw new Misread('--key is no key');
    if (values.amount !== undefined && !/^\d+$/u.test(values.amount))
      throw new Misread('--amount is no whole number of poisha');
    const inputs = positionals.map((name) => getInput(name, readFileSync(name)));
    for (const { name, json } of inputs) {
      const format = json?.['format'];
      const isOurs = typeof format === 'string' && /\/(statement|proof|key)\/1$/u.test(format);
      if (json !== null && !(isOurs && format.startsWith(formats)))
        throw new Misread(`${name} is none of the files that this program knows`);
    }
    return { lines: check(inputs, values.key, values.amount), status: 0 };
  } catch (error) {
    if (error instanceof Broken) return { lines: [`DOES NOT HOLD: ${error.message}.`], status: 1 };
    // An option that is not known has a code, and so has a file that cannot be read.
    const isMistake = error instanceof Misread || (error instanceof Error && 'code' in error);
    if (!isMistake) throw error;
    const usage = 'The head of tools/verify-liabilities.ts says how it is used.';
    return { lines: [`${error.message}. ${usage}`], status: 2 };
  }
}

if (import.meta.main) {
  const { lines, status } = verifyLiabilities(process.argv.slice(2));
  const print = status === 0 ? console.log : console.error;
  for (const line of lines) print(line);
  process.exitCode = status;
}

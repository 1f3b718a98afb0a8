/**
 * What the house signs for an epoch: one text that names the root and the total of every
 * currency's tree, and the hash of the statement before it. Lines end with a line feed, fields are
 * separated by one space, and no field holds a space of its own:
 *
 *   khelaghor/liabilities/epoch/1
 *   epoch 2
 *   day 2026-11-21
 *   taken-at 2026-11-20T18:05:00.000Z
 *   previous <SHA-256 of the statement of epoch 1; 64 zeros in that of epoch 1>
 *   beacon none
 *   tree BDT real-money <root> <total> <number of leaves> <SHA-256 of the file of leaves>
 *   tree PLAY play-money ...
 *   pools BDT real-money <total>
 *
 * Trees stand in the order of their currencies, and so do the lines of pools, of which there are
 * none before the first jackpot. Once a public beacon is used, its line holds the
 * name of the beacon, the number of the round and its randomness in hex instead of "none".
 */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isAmount, isTreeCurrency, portableSha256 } from './digest.ts';
import { isLeafCount } from './leaves.ts';

/** Play money is owed as play money, without value. */
export type Purpose = 'real-money' | 'play-money' | 'points';

/** One currency's tree as the statement names it. */
export type StatedTree = {
  readonly currency: string;
  readonly purpose: Purpose;
  /** Lower-case hex of 32 bytes. */
  readonly root: string;
  /** Minor units. */
  readonly total: bigint;
  readonly leaves: number;
  /** SHA-256 of the file of leaves in lower-case hex. */
  readonly file: string;
};

/** What all jackpots of one currency hold together: owed to players, and to none of them yet. */
export type StatedPools = {
  readonly currency: string;
  readonly purpose: Purpose;
  /** Minor units. */
  readonly total: bigint;
};

/** A round of a public beacon: the statement was made after it. */
export type BeaconRound = {
  readonly name: string;
  readonly round: number;
  readonly randomness: string;
};

/** The content of a statement. */
export type Statement = {
  readonly epoch: number;
  /** The calendar day in Dhaka. */
  readonly day: string;
  /** When the balances were read: an ISO text in UTC. */
  readonly takenAt: string;
  /** The hash of the statement before. */
  readonly previous: string;
  readonly beacon: BeaconRound | null;
  readonly trees: readonly StatedTree[];
  readonly pools: readonly StatedPools[];
};

/** A statement and the Ed25519 signature under its UTF-8 bytes, as it is published. */
export type SignedStatement = {
  readonly format: typeof STATEMENT_FORMAT;
  readonly text: string;
  /** 64 bytes in lower-case hex. */
  readonly signature: string;
  /** 32 bytes in lower-case hex. */
  readonly publicKey: string;
};

export const STATEMENT_FORMAT = 'khelaghor/liabilities/statement/1';

/** The `previous` hash of the first statement. */
export const NO_STATEMENT = '0'.repeat(64);

const HEADING = 'khelaghor/liabilities/epoch/1';

function formatTreeLine({ currency, purpose, root, total, leaves, file }: StatedTree): string {
  return `tree ${currency} ${purpose} ${root} ${total} ${leaves} ${file}\n`;
}

const formatPoolsLine = ({ currency, purpose, total }: StatedPools): string =>
  `pools ${currency} ${purpose} ${total}\n`;

function formatBeacon(beacon: BeaconRound | null): string {
  return beacon === null ? 'none' : `${beacon.name} ${beacon.round} ${beacon.randomness}`;
}

/** Returns the text to sign. */
export function formatStatement(statement: Statement): string {
  const { epoch, day, takenAt, previous, beacon, trees, pools } = statement;
  const head = `epoch ${epoch}\nday ${day}\ntaken-at ${takenAt}\nprevious ${previous}\n`;
  const owed = [...trees.map(formatTreeLine), ...pools.map(formatPoolsLine)].join('');
  return `${HEADING}\n${head}beacon ${formatBeacon(beacon)}\n${owed}`;
}

/** SHA-256 of a statement's UTF-8 bytes in lower-case hex, for the next statement. */
export function hashStatement(text: string): string {
  return bytesToHex(portableSha256(utf8ToBytes(text)));
}

const HEAD_LINES = new RegExp(
  [
    `^${HEADING}`,
    'epoch (?<epoch>[1-9][0-9]{0,14})',
    'day (?<day>[0-9]{4}-[0-9]{2}-[0-9]{2})',
    'taken-at (?<takenAt>[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z)',
    'previous (?<previous>[0-9a-f]{64})',
    'beacon (?:none|(?<name>[a-z0-9-]+) (?<round>[1-9][0-9]{0,14}) (?<randomness>[0-9a-f]{64}))',
    '(?<trees>(?:tree [^\\n]+\\n)+)(?<pools>(?:pools [^\\n]+\\n)*)$',
  ].join('\\n'),
  'u',
);
const TREE_LINE = new RegExp(
  [
    '^tree (?<currency>[A-Z]+)',
    '(?<purpose>real-money|play-money|points)',
    '(?<root>[0-9a-f]{64})',
    '(?<total>0|[1-9][0-9]{0,18})',
    '(?<leaves>[1-9][0-9]{0,9})',
    '(?<file>[0-9a-f]{64})$',
  ].join(' '),
  'u',
);

const POOLS_LINE =
  /^pools (?<currency>[A-Z]+) (?<purpose>real-money|play-money|points) (?<total>0|[1-9]\d{0,18})$/u;

function readPools(line: string): StatedPools | null {
  const found = POOLS_LINE.exec(line)?.groups;
  if (!found) return null;
  const { currency = '', purpose, total = '' } = found;
  if (!isTreeCurrency(currency) || !isAmount(BigInt(total))) return null;
  return { currency, purpose: purpose as Purpose, total: BigInt(total) };
}

/** Whether each currency comes once, in their order. */
const isInOrder = (stated: readonly { readonly currency: string }[]): boolean =>
  stated.every(
    ({ currency }, index) => index === 0 || (stated[index - 1]?.currency ?? '') < currency,
  );

const splitLines = (text = ''): string[] => text.split('\n').filter((line) => line !== '');

function readTree(line: string): StatedTree | null {
  const found = TREE_LINE.exec(line)?.groups;
  if (!found) return null;
  const { currency = '', purpose, root = '', total = '', leaves = '', file = '' } = found;
  if (!isTreeCurrency(currency) || !isAmount(BigInt(total))) return null;
  if (!isLeafCount(Number(leaves))) return null;
  return {
    currency,
    purpose: purpose as Purpose,
    root,
    total: BigInt(total),
    leaves: Number(leaves),
    file,
  };
}

/** Parses the text of a statement; null unless it has exactly the form above. */
export function readStatement(text: string): Statement | null {
  const found = HEAD_LINES.exec(text)?.groups;
  if (!found) return null;
  const { epoch, day = '', takenAt = '', previous = '', name, round, randomness = '' } = found;
  const trees = splitLines(found['trees']).map(readTree);
  const pools = splitLines(found['pools']).map(readPools);
  if (!trees.every((tree) => tree !== null) || !pools.every((pool) => pool !== null)) return null;
  if (!isInOrder(trees) || !isInOrder(pools)) return null;
  if ((Number(epoch) === 1) !== (previous === NO_STATEMENT)) return null;
  const beacon = name === undefined ? null : { name, round: Number(round), randomness };
  return { epoch: Number(epoch), day, takenAt, previous, beacon, trees, pools };
}

/** How two statements under one key contradict each other. */
export type Contradiction =
  /** Two statements of one epoch, or of one day. */
  | 'second_root'
  /** Two statements with the same predecessor. */
  | 'fork'
  /** The later one lacks the hash of the one right before it. */
  | 'chain_broken';

/**
 * Compares two statements signed by one key. Null: they are consistent. Any other result, with
 * both signatures valid, proves that the house published conflicting statements.
 */
export function getContradiction(one: string, other: string): Contradiction | null {
  if (one === other) return null;
  const [first, second] = [readStatement(one), readStatement(other)];
  if (!first || !second) return null;
  if (first.epoch === second.epoch || first.day === second.day) return 'second_root';
  if (first.previous === second.previous) return 'fork';
  const [early, earlyText, late] =
    first.epoch < second.epoch ? [first, one, second] : [second, other, first];
  if (late.epoch !== early.epoch + 1) return null;
  return late.previous === hashStatement(earlyText) ? null : 'chain_broken';
}

import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import { getRoundProof } from '../round-proof.ts';
import type { RoundProof } from '../round-proof.ts';

/**
 * Shape of a value; `minor` is a whole number as text, `plain` an object of texts, numbers and
 * truths, `[each]` a list.
 */
type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'string or null'
  | 'minor'
  | 'plain'
  | readonly [Shape]
  | { readonly [name: string]: Shape };

const seeded = {
  scope: 'string',
  commitment: 'string',
  clientSeed: 'string',
  serverSeed: 'string or null',
  receiptText: 'string',
  receiptKey: 'string',
} as const;

const seeds = {
  seedId: 'string',
  commitment: 'string',
  nextCommitment: 'string',
  clientSeed: 'string',
  nextNonce: 'number',
} as const;

const bet = {
  betId: 'string',
  at: 'string',
  currency: 'string',
  stake: 'string',
  won: 'boolean',
  payout: 'string',
  seedId: 'string',
  nonce: 'number',
  receipt: 'string',
} as const;

const round = {
  ...bet,
  game: 'string',
  choice: 'plain',
  outcome: 'plain',
  returned: 'string',
} as const;

const step = {
  number: 'number',
  act: 'string',
  step: 'string',
  at: 'string',
  receipt: 'string',
  receiptText: 'string',
} as const;

const shared = {
  number: 'number',
  chain: { head: 'string', length: 'number', index: 'number' },
} as const;

const beacon = { round: 'number', randomness: 'string', signature: 'string' } as const;

const lift = {
  tier: 'string',
  from: 'minor',
  to: 'minor',
  cap: 'minor',
  number: 'minor',
  isHit: 'boolean',
} as const;

/** The kinds of proofs of in-house games, as the server sends them or the page of a bet copies. */
const shapes: Readonly<Record<string, Shape>> = {
  dice: {
    ...seeded,
    seeds,
    roll: { ...bet, direction: 'string', chance: 'number', roll: 'number' },
  },
  round: { ...seeded, seeds, round, steps: [step] },
  shared: { ...seeded, round, shared },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'string or null') return value === null || typeof value === 'string';
  if (shape === 'minor') return typeof value === 'string' && /^\d{1,20}$/u.test(value);
  if (shape === 'plain') return isObject(value) && Object.values(value).every(isScalar);
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((each) => hasShape(each, shape[0]));
  if (!isObject(value)) return false;
  return Object.entries(shape).every(([name, each]) => hasShape(value[name], each));
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** Whether what a round of all players has beside its seeds is as it should be, if it is there. */
const hasSharedParts = (value: unknown): boolean =>
  value === undefined ||
  (hasShape(value, shared) &&
    isObject(value) &&
    (value['beacon'] === null || hasShape(value['beacon'], beacon)));

/** Whether lifts of pots are as they should be, if there are any. */
const hasLifts = (value: unknown): boolean => value === undefined || hasShape(value, [lift]);

type ProofOfRound = Extract<Fairness, { kind: 'round' | 'dice' | 'shared' }> | RoundProof;

function isProof(value: unknown): value is ProofOfRound {
  if (!isObject(value)) return false;
  const shape = shapes[String(value['kind'])];
  if (shape === undefined || !hasShape(value, shape)) return false;
  return hasSharedParts(value['shared']) && hasLifts(value['lifts']);
}

/** Reads a proof from before migration 0146, whose chain says `place`, as one of now. */
function withNamesOfNow(value: unknown): unknown {
  if (!isObject(value) || !isObject(value['shared'])) return value;
  const { chain, ...others } = value['shared'];
  if (!isObject(chain) || chain['index'] !== undefined) return value;
  const { place: index, ...named } = chain;
  return { ...value, shared: { ...others, chain: { ...named, index } } };
}

/** Reads a pasted proof; null when it is none of a round of an in-house game. */
export function readProof(text: string): RoundProof | null {
  try {
    const value = withNamesOfNow(JSON.parse(text));
    return isProof(value) ? getRoundProof(value) : null;
  } catch {
    return null;
  }
}

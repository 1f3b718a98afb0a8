import type { PotHit, PotRules, PotState } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { z } from 'zod';
import type { Database, Tx } from '../../lib/context.ts';
import type { PotCurrency, PotsName, StoredPot } from './pot-store.ts';

const amount = z.string().transform((text) => BigInt(text));
const storedRules = z
  .object({ start: amount, cap: amount, rate: amount })
  .transform(({ start, cap, rate }): PotRules => ({ start: minor(start), cap: minor(cap), rate }));
const storedPots = z.array(
  z.object({
    tier: z.string(),
    amount,
    fraction: amount,
    rules: storedRules,
    next: storedRules,
  }),
);

/** A pot as a run found it. */
export type PotBefore = PotState & {
  readonly tier: string;
  readonly rules: PotRules;
  readonly next: PotRules;
};

/** A run that added stakes to pots. */
export type Fold = PotsName & {
  readonly id: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly bets: number;
  readonly staked: bigint;
  readonly pots: readonly StoredPot[];
  readonly foldedAt: Date;
};

/** Whole numbers of any size as JSON keeps them. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

export async function insertFold(tx: Tx, fold: Fold): Promise<void> {
  const { id, gameCode, currency, bets, foldedAt } = fold;
  const pots = fold.pots.map(({ tier, amount: stands, fraction, rules, next }) => {
    return { tier, amount: stands, fraction, rules, next };
  });
  await tx
    .insertInto('jackpotFold')
    .values({
      id,
      gameCode,
      currency,
      fromSeq: fold.from,
      toSeq: fold.to,
      bets,
      stakedMinor: fold.staked,
      pots: toJson(pots),
      foldedAt,
    })
    .execute();
}

type StoredFold = {
  readonly id: string;
  readonly from: bigint;
  readonly pots: readonly PotBefore[];
};

/** The run that added a stake to pots, with the pots before it; undefined: none did. */
export async function findFold(
  db: Database,
  { gameCode, currency }: PotsName,
  seq: bigint,
): Promise<StoredFold | undefined> {
  const row = await db
    .selectFrom('jackpotFold')
    .select(['id', 'fromSeq', 'pots'])
    .where('gameCode', '=', gameCode)
    .where('currency', '=', currency)
    .where('toSeq', '>=', seq)
    .orderBy('toSeq')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.fromSeq >= seq) return undefined;
  return { id: row.id, from: row.fromSeq, pots: storedPots.parse(row.pots) };
}

/** The bets that hit a pot in a run, by tier. */
export async function listHitBets(
  db: Database,
  foldId: string,
): Promise<(tier: string) => ReadonlySet<string>> {
  const rows = await db
    .selectFrom('jackpotHit')
    .select(['tier', 'betId'])
    .where('foldId', '=', foldId)
    .execute();
  const byTier = Map.groupBy(rows, ({ tier }) => tier);
  return (tier) => new Set(byTier.get(tier)?.map(({ betId }) => betId));
}

/** A hit to write: its id is that of the transfer that pays it. */
export type NewHit = PotsName &
  Omit<PotHit, 'id'> & {
    readonly id: string;
    readonly foldId: string;
    readonly betId: string;
    readonly memberId: string;
    readonly tier: string;
    readonly potNumber: number;
    readonly drawn: bigint;
    readonly hitAt: Date;
  };

export async function insertHits(tx: Tx, hits: readonly NewHit[]): Promise<void> {
  if (hits.length === 0) return;
  await tx
    .insertInto('jackpotHit')
    .values(
      hits.map(({ from, to, cap, pays, ...hit }) => {
        return { ...hit, fromMinor: from, toMinor: to, capMinor: cap, paidMinor: pays };
      }),
    )
    .execute();
}

/** The last hits of a game or of a member, newest first. */
export function listHits(
  db: Database,
  of: { readonly gameCode: string } | { readonly memberId: string },
  limit: number,
) {
  const hits = db
    .selectFrom('jackpotHit as h')
    .innerJoin('member as m', 'm.id', 'h.memberId')
    .select(['h.betId', 'h.gameCode', 'h.currency', 'h.tier', 'h.potNumber', 'h.hitAt'])
    .select(['h.fromMinor', 'h.toMinor', 'h.capMinor', 'h.paidMinor', 'm.username'])
    .$narrowType<{ currency: PotCurrency }>();
  return (
    'gameCode' in of
      ? hits.where('h.gameCode', '=', of.gameCode)
      : hits.where('h.memberId', '=', of.memberId)
  )
    .orderBy('h.hitAt', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit)
    .execute();
}

/** The last hit of each tier of a game, by currency and tier. */
export async function readLastHits(
  db: Database,
  gameCode: string,
): Promise<(pot: { readonly currency: string; readonly tier: string }) => LastHit | null> {
  const rows = await db
    .selectFrom('jackpotHit')
    .distinctOn(['currency', 'tier'])
    .select(['currency', 'tier', 'paidMinor', 'hitAt'])
    .where('gameCode', '=', gameCode)
    .orderBy('currency')
    .orderBy('tier')
    .orderBy('potNumber', 'desc')
    .execute();
  const last = new Map(rows.map((row) => [`${row.currency} ${row.tier}`, row]));
  return ({ currency, tier }) => last.get(`${currency} ${tier}`) ?? null;
}

type LastHit = { readonly paidMinor: bigint; readonly hitAt: Date };

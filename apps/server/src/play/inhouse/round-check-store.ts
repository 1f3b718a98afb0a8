import type { StoredRound } from './store.ts';
import type { Tx } from '../../lib/context.ts';

/** A place in the order in which rounds are computed again. */
export type CheckPlace = { readonly playedAt: Date; readonly betId: string };

/** Locks the place up to which rounds were computed again; null: another worker has it. */
export async function lockCheckPlace(tx: Tx): Promise<CheckPlace | null> {
  const row = await tx
    .selectFrom('gameRoundCheck')
    .select(['checkedTo as playedAt', 'checkedBetId as betId'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function moveCheckPlace(tx: Tx, { playedAt, betId }: CheckPlace): Promise<void> {
  await tx
    .updateTable('gameRoundCheck')
    .set({ checkedTo: playedAt, checkedBetId: betId })
    .execute();
}

/** A round with the seeds that it was played on. */
export type RoundToCheck = StoredRound & {
  scope: string;
  commitment: string;
  clientSeed: string | null;
  serverSeedSealed: Buffer;
  isVoid: boolean;
};

/** The next rounds behind a place that were played until then, in their order. */
export function listRoundsToCheck(
  tx: Tx,
  { playedAt, betId }: CheckPlace,
  until: Date,
  limit: number,
): Promise<RoundToCheck[]> {
  return tx
    .selectFrom('gameRound as r')
    .innerJoin('bet as b', 'b.id', 'r.betId')
    .innerJoin('provablyFairSeed as f', 'f.id', 'r.seedId')
    .select(({ eb }) => [
      'r.betId',
      'r.gameCode',
      'r.seedId',
      'r.nonce',
      'r.choice',
      'r.outcome',
      'r.currency',
      'r.receipt',
      'r.playedAt',
      'b.stakeMinor',
      'b.payoutMinor',
      eb('b.state', '=', 'void').$castTo<boolean>().as('isVoid'),
      'f.scope',
      'f.commitment',
      'f.clientSeed',
      'f.serverSeedSealed',
    ])
    .where('r.playedAt', '>=', playedAt)
    .where('r.playedAt', '<=', until)
    .where(({ eb, or, and }) =>
      or([
        eb('r.playedAt', '>', playedAt),
        and([eb('r.playedAt', '=', playedAt), eb('r.betId', '>', betId)]),
      ]),
    )
    .orderBy('r.playedAt')
    .orderBy('r.betId')
    .limit(limit)
    .execute();
}

/** The part of a round that comes out otherwise when it is computed again. */
export type MismatchPart = 'commitment' | 'outcome' | 'payout' | 'receipt';

/** A round that came out otherwise. */
export type Mismatch = {
  readonly betId: string;
  readonly gameCode: string;
  readonly part: MismatchPart;
};

/** Writes mismatches down; returns those that were not known. */
export async function insertMismatches(
  tx: Tx,
  mismatches: readonly Mismatch[],
  foundAt: Date,
): Promise<string[]> {
  const rows = await tx
    .insertInto('gameRoundMismatch')
    .values(mismatches.map((mismatch) => ({ ...mismatch, foundAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('betId')
    .execute();
  return rows.map(({ betId }) => betId);
}

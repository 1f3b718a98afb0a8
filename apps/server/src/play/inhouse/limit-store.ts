import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The limits of a game as an operator changed them. */
export type StoredLimits = GameLimits & {
  readonly gameCode: string;
  /** Counts the changes. */
  readonly version: number;
};

type Amounts = { stakeMinMinor: bigint; stakeMaxMinor: bigint; payoutMaxMinor: bigint };

const toLimits = (row: Amounts): GameLimits => ({
  stakeMin: minor(row.stakeMinMinor),
  stakeMax: minor(row.stakeMaxMinor),
  payoutMax: minor(row.payoutMaxMinor),
});

const toAmounts = ({ stakeMin, stakeMax, payoutMax }: GameLimits): Amounts => ({
  stakeMinMinor: stakeMin,
  stakeMaxMinor: stakeMax,
  payoutMaxMinor: payoutMax,
});

/** The limits of all games that an operator changed, by the codes of the games. */
export async function readStoredLimits(db: Database): Promise<ReadonlyMap<string, StoredLimits>> {
  const rows = await db.selectFrom('gameLimit').selectAll().execute();
  return new Map(
    rows.map((row) => {
      const { gameCode, version } = row;
      return [gameCode, { gameCode, version, ...toLimits(row) }];
    }),
  );
}

/** Writes the limits of a game in place of those before. */
export async function writeLimits(
  tx: Tx,
  { gameCode, version, changedAt, ...limits }: StoredLimits & { readonly changedAt: Date },
): Promise<void> {
  const row = { ...toAmounts(limits), version, changedAt };
  await tx
    .insertInto('gameLimit')
    .values({ gameCode, ...row })
    .onConflict((conflict) => conflict.column('gameCode').doUpdateSet(row))
    .execute();
}

/** Returns a request with its limits and the name of the operator who made it. */
const selectRequests = (db: Database) =>
  db
    .selectFrom('gameLimitRequest as r')
    .innerJoin('operator as a', 'a.id', 'r.askedBy')
    .selectAll('r')
    .select('a.username as askedByName');

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

/** A request for other limits. */
export type LimitRequest = Pick<
  RequestRow,
  'id' | 'gameCode' | 'version' | 'reason' | 'askedBy' | 'askedByName' | 'askedAt' | 'outcome'
> & { readonly endedBy: string | null; readonly limits: GameLimits };

const toRequest = (row: RequestRow): LimitRequest => ({ ...row, limits: toLimits(row) });

/** The requests that wait, by the codes of their games. */
export async function readWaitingLimits(db: Database): Promise<ReadonlyMap<string, LimitRequest>> {
  const rows = await selectRequests(db).where('r.outcome', 'is', null).execute();
  return new Map(rows.map((row) => [row.gameCode, toRequest(row)]));
}

/** Locks a request; undefined when there is none with this id. */
export async function lockLimitRequest(tx: Tx, id: string): Promise<LimitRequest | undefined> {
  const row = await selectRequests(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
  return row && toRequest(row);
}

/** Inserts a request; false when another one waits for the game. */
export const insertLimitRequest = (
  tx: Tx,
  {
    limits,
    ...request
  }: Pick<
    LimitRequest,
    'id' | 'gameCode' | 'version' | 'reason' | 'askedBy' | 'askedAt' | 'limits'
  >,
): Promise<boolean> =>
  tx
    .insertInto('gameLimitRequest')
    .values({ ...request, ...toAmounts(limits) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function endLimitRequest(
  tx: Tx,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('gameLimitRequest').set(end).where('id', '=', id).execute();
}

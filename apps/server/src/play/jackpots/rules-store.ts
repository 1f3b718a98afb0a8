import type { PotRules } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { PotsName } from './pot-store.ts';

/** A tier of a game's pots in one currency. */
export type TierName = PotsName & { readonly tier: string };

const selectRequests = (db: Database) =>
  db
    .selectFrom('jackpotRulesRequest as r')
    .innerJoin('operator as a', 'a.id', 'r.askedBy')
    .selectAll('r')
    .select('a.username as askedByName');

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

/** A request for other rules of the next pots of a tier. */
export type RulesRequest = Pick<
  RequestRow,
  | 'id'
  | 'gameCode'
  | 'currency'
  | 'tier'
  | 'version'
  | 'reason'
  | 'askedBy'
  | 'askedByName'
  | 'askedAt'
  | 'outcome'
> & { readonly endedBy: string | null; readonly rules: PotRules };

const toRequest = (row: RequestRow): RulesRequest => ({
  ...row,
  rules: { start: minor(row.startMinor), cap: minor(row.capMinor), rate: BigInt(row.rate) },
});

/** The requests that wait for a game, by currency and tier. */
export async function readWaitingRules(
  db: Database,
  gameCode: string,
): Promise<ReadonlyMap<string, RulesRequest>> {
  const rows = await selectRequests(db)
    .where('r.gameCode', '=', gameCode)
    .where('r.outcome', 'is', null)
    .execute();
  return new Map(rows.map((row) => [`${row.currency} ${row.tier}`, toRequest(row)]));
}

/** Locks a request; undefined when there is none with this id. */
export async function lockRulesRequest(tx: Tx, id: string): Promise<RulesRequest | undefined> {
  const row = await selectRequests(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
  return row && toRequest(row);
}

/** Inserts a request; false when another one waits for the tier. */
export const insertRulesRequest = (
  tx: Tx,
  {
    rules: { start, cap, rate },
    ...request
  }: TierName & Pick<RulesRequest, 'id' | 'version' | 'reason' | 'askedBy' | 'askedAt' | 'rules'>,
): Promise<boolean> =>
  tx
    .insertInto('jackpotRulesRequest')
    .values({ ...request, startMinor: start, capMinor: cap, rate: Number(rate) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function endRulesRequest(
  tx: Tx,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('jackpotRulesRequest').set(end).where('id', '=', id).execute();
}

import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { logEvent } from '../../lib/event-log.ts';

type CallOff = NonNullable<AdminIssue['callOff']>;
type Outcome = NonNullable<CallOff['outcome']>;

/** Requests with the names of those who made them. */
const selectCallOffs = (db: Database) =>
  db
    .selectFrom('lotteryCallOff as c')
    .innerJoin('operator as a', 'a.id', 'c.askedBy')
    .selectAll('c')
    .select('a.username as askedByName')
    .$narrowType<Pick<CallOff, 'outcome' | 'sums'>>();

type StoredCallOff = Awaited<
  ReturnType<ReturnType<typeof selectCallOffs>['executeTakeFirstOrThrow']>
>;

/** Reads the newest request of each issue. */
export async function listNewestCallOffs(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCallOff>> {
  if (issueIds.length === 0) return new Map();
  const rows = await selectCallOffs(db)
    .where('c.issueId', 'in', issueIds)
    .distinctOn('c.issueId')
    .orderBy('c.issueId')
    .orderBy('c.askedAt', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.issueId, row]));
}

/** Lists the issues whose request waits, the next draw first. */
export const listIssuesWaiting = (db: Database, limit: number) =>
  db
    .selectFrom('lotteryCallOff as c')
    .innerJoin('lotteryIssue as i', 'i.id', 'c.issueId')
    .innerJoin('game as g', 'g.code', 'i.gameCode')
    .select(['i.id as issueId', 'i.gameCode', 'g.titleBn', 'g.titleEn'])
    .where('c.outcome', 'is', null)
    .orderBy('i.drawsAt')
    .limit(limit)
    .execute();

/** Locks a request; undefined when there is none with this id. */
export const lockCallOff = (tx: Tx, id: string) =>
  tx.selectFrom('lotteryCallOff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Inserts a request; false when another one waits for the issue. */
export async function insertCallOff(
  tx: Tx,
  {
    sums,
    ...request
  }: {
    id: string;
    issueId: string;
    reason: string;
    sums: CallOff['sums'];
    askedBy: string;
    askedAt: Date;
  },
): Promise<boolean> {
  return tx
    .insertInto('lotteryCallOff')
    .values({ ...request, sums: JSON.stringify(sums) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
}

export async function endCallOff(
  tx: Tx,
  id: string,
  end: { outcome: Exclude<Outcome, 'void'>; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('lotteryCallOff').set(end).where('id', '=', id).execute();
}

/**
 * Makes the request void that waits for a locked issue which is being drawn or called off: there is
 * nothing left to decide.
 */
export async function voidCallOff(
  ctx: Context,
  tx: Tx,
  { id, gameCode, issueNumber }: { id: string; gameCode: string; issueNumber: string },
): Promise<void> {
  const ended = await tx
    .updateTable('lotteryCallOff')
    .set({ outcome: 'void', endedAt: ctx.clock.now() })
    .where('issueId', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  await logEvent(ctx, tx, {
    kind: 'lottery.call_off_void',
    actor: 'system',
    subject: `game:${gameCode}`,
    detail: { issueNumber, request: ended.id },
  });
}

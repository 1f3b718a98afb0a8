import { lotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import type { AddedLottery } from '@khelaghor/contract/play/added-lotteries.ts';
import { keepAddedLottery, lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryRow } from '@khelaghor/engine-lottery/public.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';

type StoredLottery = {
  readonly lottery: AddedLottery;
  /** Whether the lottery was ever open: before that it has no draws, and can be removed. */
  readonly isStarted: boolean;
};

/** Reads the lotteries that operators added, the oldest first. */
async function listAdded(db: Database): Promise<StoredLottery[]> {
  const rows = await db
    .selectFrom('lotteryGame as l')
    .innerJoin('game as g', 'g.code', 'l.code')
    .select(['l.code', 'l.basedOn', 'l.timetable', 'g.titleBn', 'g.titleEn', 'g.open'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('lotteryIssue as i').select('i.id').whereRef('i.gameCode', '=', 'l.code'),
      ).as('hasIssues'),
    )
    .where('l.removedAt', 'is', null)
    .orderBy('l.addedAt')
    .orderBy('l.code')
    .execute();
  return rows.map(({ code, basedOn, timetable, titleBn, titleEn, open, hasIssues }) => ({
    lottery: {
      code,
      basedOn,
      title: { bn: titleBn, en: titleEn },
      timetable: lotteryTimetable.parse(timetable),
    },
    isStarted: open || Boolean(hasIssues),
  }));
}

/** All lotteries of a site: those of the engine, then those that operators added. */
export type AllLotteries = {
  readonly rows: readonly LotteryRow[];
  /** The lotteries that draws are made for. */
  readonly started: readonly LotteryRow[];
  readonly added: readonly AddedLottery[];
};

/**
 * Reads all lotteries as they are stored now. From then on this process finds the added ones by
 * their codes, like those of the engine: `getLotteryRow` and the functions that build on it.
 */
export async function readLotteries(db: Database): Promise<AllLotteries> {
  const stored = await listAdded(db);
  const added = stored.map(({ lottery }) => lottery);
  const kept = stored.map(({ lottery, isStarted }) => ({
    row: keepAddedLottery(lottery),
    isStarted,
  }));
  const declared = lotteryRows.filter((row) => added.every(({ code }) => code !== row.code));
  return {
    rows: [...declared, ...kept.map(({ row }) => row)],
    started: [...declared, ...kept.filter(({ isStarted }) => isStarted).map(({ row }) => row)],
    added,
  };
}

const lotteries = createKeptReading(1_000, ({ db }) => readLotteries(db));

/**
 * Returns all lotteries, with those added by any process at the latest a second later. Calls and
 * jobs begin with it, so that what they read of a lottery's tickets has its rules.
 */
export const listLotteries = (ctx: Context): Promise<AllLotteries> => lotteries.get(ctx, 'all');

/** Makes this process read the lotteries anew. Called after a commit. */
export const invalidateLotteries = (ctx: Context): void => lotteries.forget(ctx);

/** Inserts an added lottery; false when its code was used before. */
export async function insertLottery(
  tx: Tx,
  lottery: Omit<AddedLottery, 'title'> & { readonly addedAt: Date },
): Promise<boolean> {
  return tx
    .insertInto('lotteryGame')
    .values({ ...lottery, timetable: JSON.stringify(lottery.timetable) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .$call(tryWrite);
}

/** Marks a lottery as removed; false when it was never added, or is removed already. */
export async function markRemoved(tx: Tx, code: string, removedAt: Date): Promise<boolean> {
  return tx
    .updateTable('lotteryGame')
    .set({ removedAt })
    .where('code', '=', code)
    .where('removedAt', 'is', null)
    .$call(tryWrite);
}

/** Deletes what operators set for a lottery that was never on sale. */
export async function deleteSettings(tx: Tx, gameCode: string): Promise<void> {
  for (const table of ['lotteryTerms', 'lotteryTimetable', 'lotteryNumberBlock'] as const)
    await tx.deleteFrom(table).where('gameCode', '=', gameCode).execute();
}

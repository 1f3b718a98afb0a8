import type { PlaySeries } from '@khelaghor/contract/play/lottery.ts';
import { findSampleGame, getLotteryRow } from '@khelaghor/engine-lottery/public.ts';
import { hasYearlyPlays, requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import type {
  Family,
  LotteryRow,
  Schedule,
  TicketLimits,
} from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Database } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { listLotteries } from './added-store.ts';
import { listNumberBlocks, listStoredTerms } from './terms-store.ts';
import type { StakeUnit, StoredBlock, StoredTerms } from './terms-store.ts';
import { getSchedule, listTimetableChanges } from './timetable-store.ts';
import type { StoredChange } from './timetable-store.ts';

/** What a lottery is sold on: the game, its prices and its limits. */
export type GameTerms = {
  game: LotteryRow;
  schedule: Schedule;
  /** The return to the player is series / 2000. */
  series: number;
  /** The series of plays that are sold at another one. */
  playSeries: ReadonlyMap<string, number>;
  /** The most points of a series that a member may give up for a rebate. */
  rebateMax: number;
  stakeUnit: StakeUnit;
  limits: TicketLimits;
  /** The most that an issue may be paid on one number or option; null: no limit. */
  exposureMax: Minor | null;
  /** The most that one member may stake in an issue; null: no limit. */
  memberStakeMax: Minor | null;
  /** The codes of plays that are not sold. */
  playsOff: ReadonlySet<string>;
  blocks: readonly StoredBlock[];
  /** Of the issues that are made from now on. */
  drawSource: StoredTerms['drawSource'];
  /** Counts the changes by operators; 0: as the engine declares the game. */
  version: number;
};

/** The series that a play is sold at. */
export const getPlaySeries = (
  { series, playSeries }: Pick<GameTerms, 'series' | 'playSeries'>,
  play: string,
): number => playSeries.get(play) ?? series;

/** The plays with a series of their own, as calls write them. */
export const toPlaySeriesValue = ({ playSeries }: Pick<GameTerms, 'playSeries'>): PlaySeries[] =>
  [...playSeries].map(([play, series]) => ({ play, series }));

const defaultLimits: TicketLimits = {
  stakeMin: minor(1_00),
  stakeMax: minor(50_000_00),
  payoutMax: minor(20_00_000_00),
  linesMax: 10_000,
};

/** Five tickets of the greatest payout, or many small ones. */
const exposureDefault = minor(1_00_00_000_00);

/** The game that something sold refers to, and which therefore exists. */
export function requireGame(gameCode: string): LotteryRow {
  const game = getLotteryRow(gameCode);
  if (!game) throw new RangeError(`there is no lottery ${gameCode}`);
  return game;
}

/** The plays of a game that are not sold until an operator says so. */
const listOffAtFirst = ({ code }: LotteryRow): ReadonlySet<string> =>
  new Set(
    [...(findSampleGame(code)?.family.plays.values() ?? [])]
      .filter(({ isOffAtFirst }) => isOffAtFirst)
      .map((play) => play.code),
  );

/** The terms of a game without a row of its own. */
const getDefaults = (game: LotteryRow): GameTerms => ({
  game,
  schedule: game.schedule,
  series: game.series,
  playSeries: new Map(),
  rebateMax: game.rebateMax ?? 0,
  stakeUnit: 'lots',
  limits: defaultLimits,
  exposureMax: exposureDefault,
  memberStakeMax: null,
  playsOff: listOffAtFirst(game),
  blocks: [],
  drawSource: 'own',
  version: 0,
});

const toLimit = (stored: bigint | null): Minor | null => (stored === null ? null : minor(stored));

const toTerms = (game: LotteryRow, read: Stored): GameTerms => {
  const stored = read.terms.get(game.code);
  return {
    ...getDefaults(game),
    schedule: getSchedule(game, read.changes),
    ...(stored && {
      series: stored.series,
      playSeries: new Map(Object.entries(stored.playSeries)),
      rebateMax: stored.rebateMax,
      stakeUnit: stored.stakeUnit,
      limits: {
        stakeMin: minor(stored.stakeMinMinor),
        stakeMax: minor(stored.stakeMaxMinor),
        payoutMax: minor(stored.payoutMaxMinor),
        linesMax: stored.linesMax,
      },
      exposureMax: toLimit(stored.exposureMaxMinor),
      memberStakeMax: toLimit(stored.memberStakeMaxMinor),
      playsOff: new Set(stored.playsOff),
      drawSource: stored.drawSource,
      version: stored.version,
    }),
    blocks: read.blocks.get(game.code) ?? [],
  };
};

type Stored = {
  readonly terms: ReadonlyMap<string, StoredTerms>;
  readonly blocks: ReadonlyMap<string, readonly StoredBlock[]>;
  readonly changes: ReadonlyMap<string, readonly StoredChange[]>;
};

async function fetchStored({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Stored> {
  const terms = await listStoredTerms(db);
  const blocks = await listNumberBlocks(db, clock.now());
  const changes = await listTimetableChanges(db);
  return {
    changes,
    terms: new Map(terms.map((row) => [row.gameCode, row])),
    blocks: Map.groupBy(blocks, ({ gameCode }) => gameCode),
  };
}

/** The stored terms of all games, read at most once a second. */
const storedTerms = createKeptReading(1_000, fetchStored);

/** Makes this process read the terms anew; others do within a second. Called after a commit. */
export const invalidateTerms = (ctx: Context): void => storedTerms.forget(ctx);

/**
 * Returns what a game is sold on now, with changes by any process at the latest a second later;
 * undefined when there is no game with this code.
 */
export async function readGameTerms(
  ctx: Context,
  gameCode: string,
): Promise<GameTerms | undefined> {
  const { rows } = await listLotteries(ctx);
  const game = rows.find(({ code }) => code === gameCode);
  return game && toTerms(game, await storedTerms.get(ctx, 'all'));
}

/** Returns the schedules of lotteries, as current as `readGameTerms`. */
export async function readSchedules(ctx: Context): Promise<(game: LotteryRow) => Schedule> {
  const { changes } = await storedTerms.get(ctx, 'all');
  return (game) => getSchedule(game, changes);
}

/** Reads the terms as they are stored now, for operators and for changes in a transaction. */
export async function readStoredTerms(
  { clock }: Pick<Context, 'clock'>,
  db: Database,
): Promise<(gameCode: string) => GameTerms> {
  const read = await fetchStored({ db, clock });
  return (gameCode) => toTerms(requireGame(gameCode), read);
}

/** Whether there is a lottery with this code; one that another process has added a second ago. */
export const hasLottery = async (ctx: Context, gameCode: string): Promise<boolean> =>
  (await listLotteries(ctx)).rows.some(({ code }) => code === gameCode);

/** The plays of a game's issue: of HK6 they depend on the lunar year of the draw. */
export const getFamily = (gameCode: string, drawsAt: Date): Family =>
  requireLotteryGame(gameCode, drawsAt.getTime()).family;

/** The plays of an issue on sale; undefined when there is no such issue of the game. */
export async function findIssueFamily(
  db: Database,
  game: LotteryRow,
  issueId: string,
): Promise<Family | undefined> {
  // Most games need no look at the issue, and a purchase should not wait for one.
  if (!hasYearlyPlays(game)) return getFamily(game.code, new Date(0));
  const issue = await db
    .selectFrom('lotteryIssue')
    .select('drawsAt')
    .where('id', '=', issueId)
    .where('gameCode', '=', game.code)
    .executeTakeFirst();
  return issue && getFamily(game.code, issue.drawsAt);
}

import { blocksChange, termsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import type {
  AdminBlock,
  AdminIssue,
  AdminLottery,
  AdminLotteryDetail,
  AdminTerms,
} from '@khelaghor/contract/play/lottery-admin.ts';
import type { OperatorRequest } from '@khelaghor/contract/lib/operator-request.ts';
import {
  getPeriodSeconds,
  isNaming,
  isPaidPerHit,
  soleOption,
} from '@khelaghor/engine-lottery/public.ts';
import type { LotteryGame, Play } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context, Database } from '../../lib/context.ts';
import { listChanges } from '../../lib/change-requests/request-change.ts';
import { hasOperatorWith } from '../../lib/operators-with.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { readLotteries } from './added-store.ts';
import { listRunningIssues } from './admin-store.ts';
import { readStoredTerms, toPlaySeriesValue } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import type { StoredBlock } from './terms-store.ts';
import { readAdminTimetable } from './admin-timetable.ts';

type Shown = Pick<AdminLottery, 'title' | 'state'>;

/** The titles of lotteries, and whether they are open. */
async function listShown(db: Database): Promise<ReadonlyMap<string, Shown>> {
  const rows = await db
    .selectFrom('game')
    .select(['code', 'titleBn', 'titleEn', 'open', 'maintenance'])
    .where('launch', '=', 'lottery')
    .execute();
  return new Map(
    rows.map(({ code, titleBn, titleEn, open, maintenance }) => [
      code,
      {
        title: { bn: titleBn, en: titleEn },
        state: open ? 'open' : maintenance ? 'maintenance' : 'closed',
      },
    ]),
  );
}

const toAdminLottery = (
  now: Date,
  { game, series, schedule }: GameTerms,
  shown: Shown | undefined,
  current: AdminIssue | undefined,
): AdminLottery => ({
  gameCode: game.code,
  title: shown?.title ?? game.title,
  state: shown?.state ?? 'closed',
  family: game.family,
  basedOn: game.basedOn,
  periodSeconds: getPeriodSeconds(schedule, now.getTime()),
  series,
  current: current ?? null,
});

/** Returns all lotteries: in the order in which the engine declares them, then the added ones. */
export async function readAdminLotteries(
  ctx: Context,
  caller: OperatorCaller,
): Promise<AdminLottery[]> {
  const now = ctx.clock.now();
  const [shown, running] = await Promise.all([
    listShown(ctx.db),
    listRunningIssues(ctx.db, { now }, caller),
  ]);
  const stored = await readStoredTerms(ctx, ctx.db);
  const { rows } = await readLotteries(ctx.db);
  return rows.map((game) =>
    toAdminLottery(now, stored(game.code), shown.get(game.code), running.get(game.code)),
  );
}

/** Whether numbers or options are blocked in a play: it names them, and has more than one. */
export const canBlock = (play: Play): boolean =>
  isNaming(play) && !play.shape.prices.includes(soleOption);

/** Whether a lottery can be sold in points: one of Vietnam with plays that pay for each hit. */
export const hasPoints = ({ area, family }: LotteryGame): boolean =>
  area === 'VN' && [...family.plays.values()].some(isPaidPerHit);

const toTabs = ({ family }: LotteryGame): AdminLotteryDetail['tabs'] =>
  family.groups.map(({ code, label, plays }) => ({
    code,
    label,
    plays: plays.flatMap((row) => {
      const play = family.plays.get(row.code);
      return play ? [{ code: play.code, label: play.label, canBlock: canBlock(play) }] : [];
    }),
  }));

export const toAdminTerms = ({
  game,
  series,
  playSeries,
  rebateMax,
  stakeUnit,
  limits,
  exposureMax,
  memberStakeMax,
  playsOff,
  drawSource,
  version,
}: GameTerms): AdminTerms => ({
  series,
  playSeries: toPlaySeriesValue({ playSeries }),
  rebateMax,
  stakeUnit,
  seriesDefault: game.series,
  stakeMin: formatMinor(limits.stakeMin),
  stakeMax: formatMinor(limits.stakeMax),
  payoutMax: formatMinor(limits.payoutMax),
  exposureMax: exposureMax === null ? null : formatMinor(exposureMax),
  memberStakeMax: memberStakeMax === null ? null : formatMinor(memberStakeMax),
  linesMax: limits.linesMax,
  playsOff: [...playsOff],
  drawSource,
  version,
});

const toAdminBlock = ({ family }: LotteryGame, block: StoredBlock): AdminBlock => ({
  id: block.id,
  play: block.play,
  playLabel: family.plays.get(block.play)?.label ?? { bn: block.play, en: block.play },
  number: block.number,
  rule: block.rule,
  appliesFrom: block.appliesFrom.toISOString(),
  appliesUntil: block.appliesUntil?.toISOString() ?? null,
  lastIssue: block.lastIssue,
});

/** The requests for a lottery that wait, and whether another operator could confirm one. */
async function readWaiting(
  db: Database,
  { code }: LotteryGame,
  caller: OperatorCaller,
): Promise<Pick<AdminLotteryDetail, 'needsSecond' | 'waitingTerms' | 'waitingBlocks'>> {
  const exceptOperator = caller.operatorId;
  const [needsSecond, forTerms, forBlocks] = await Promise.all([
    hasOperatorWith(db, ['games.approve'], { exceptOperator }),
    listChanges(db, { kind: 'lottery_terms', schema: termsChange }, caller),
    listChanges(db, { kind: 'lottery_blocks', schema: blocksChange }, caller),
  ]);
  const terms = forTerms.find(({ subject }) => subject === code);
  const blocks = forBlocks.find(({ subject }) => subject === code);
  return {
    needsSecond,
    waitingTerms: terms ? { ...toWaiting(terms), terms: terms.change } : null,
    waitingBlocks: blocks ? { ...toWaiting(blocks), change: blocks.change } : null,
  };
}

const toWaiting = ({ id, reason, askedBy, askedAt, isOwn }: OperatorRequest): OperatorRequest => ({
  id,
  reason,
  askedBy,
  askedAt,
  isOwn,
});

/** Returns a lottery as an operator sees it, with what is stored at this moment. */
export async function readAdminLottery(
  ctx: Context,
  db: Database,
  game: LotteryGame,
  caller: OperatorCaller,
): Promise<AdminLotteryDetail> {
  const now = ctx.clock.now();
  const shown = await listShown(db);
  const running = await listRunningIssues(db, { now, gameCode: game.code }, caller);
  const current = running.get(game.code);
  const terms = (await readStoredTerms(ctx, db))(game.code);
  const since = current ? new Date(current.opensAt) : now;
  return {
    ...toAdminLottery(now, terms, shown.get(game.code), current),
    ...(await readWaiting(db, game, caller)),
    terms: toAdminTerms(terms),
    timetable: await readAdminTimetable(db, terms, now),
    hasPoints: hasPoints(game),
    tabs: toTabs(game),
    blocks: terms.blocks
      .filter(({ appliesUntil }) => appliesUntil === null || appliesUntil > since)
      .map((block) => toAdminBlock(game, block)),
  };
}

import type { lotteryGetGame, NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getPeriodSeconds } from '@khelaghor/engine-lottery/public.ts';
import type { Family } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { ensureIssuesOf } from './schedule-issues.ts';
import { getFamily, readGameTerms, toPlaySeriesValue } from './game-config.ts';
import { addJackpots, readJackpots } from './jackpot-store.ts';
import { readBlock } from './number-blocks.ts';
import { listUpcomingIssues, selectIssues, toIssueValue } from './store.ts';
import type { StoredBlock } from './terms-store.ts';

const resultsShown = 10;

async function readIssueRows(ctx: Context, gameCode: string) {
  const now = ctx.clock.now();
  const coming = await listUpcomingIssues(ctx.db, gameCode, now);
  const drawn = await selectIssues(ctx.db)
    .where('gameCode', '=', gameCode)
    .where('result', 'is not', null)
    .where('drawsAt', '<=', now)
    .orderBy('drawsAt', 'desc')
    .limit(resultsShown)
    .execute();
  return { coming, drawn };
}

function toBlockValue(family: Family, block: StoredBlock): NumberBlock {
  const { play, name } = readBlock(family, block);
  return {
    play,
    number: name,
    rule: block.rule,
    appliesFrom: block.appliesFrom.toISOString(),
    appliesUntil: block.appliesUntil?.toISOString() ?? null,
  };
}

/** A lottery game as its page opens: the running issue, the next, and the newest results. */
export async function getLotteryGame(
  ctx: Context,
  gameCode: string,
): Promise<Result<ValueOf<typeof lotteryGetGame>, 'game_unknown'>> {
  const terms = await readGameTerms(ctx, gameCode);
  if (!terms) return refuse('game_unknown');
  const game = await ctx.db
    .selectFrom('game')
    .select(['titleBn', 'titleEn', 'open'])
    .where('code', '=', gameCode)
    .executeTakeFirst();
  if (!game?.open) return refuse('game_unknown');
  let { coming, drawn } = await readIssueRows(ctx, gameCode);
  if (coming.length < 2) {
    // No job ran for a while: the issues are made here, so that the page never has nothing to sell.
    await ensureIssuesOf(ctx, [terms.game]);
    ({ coming, drawn } = await readIssueRows(ctx, gameCode));
  }
  const [current, next] = coming;
  if (!current || !next) throw new Error(`game ${gameCode} has no running issue`);
  const { stakeMin, stakeMax, payoutMax, linesMax } = terms.limits;
  const family = getFamily(gameCode, current.drawsAt);
  return ok({
    gameCode,
    title: { bn: game.titleBn, en: game.titleEn },
    now: ctx.clock.now().toISOString(),
    periodSeconds: getPeriodSeconds(terms.schedule, ctx.clock.now().getTime()),
    series: terms.series,
    playSeries: toPlaySeriesValue(terms),
    rebateMax: terms.rebateMax,
    stakeUnit: terms.stakeUnit,
    limits: {
      stakeMin: formatMinor(stakeMin),
      stakeMax: formatMinor(stakeMax),
      payoutMax: formatMinor(payoutMax),
      linesMax,
      memberStakeMax: terms.memberStakeMax === null ? null : formatMinor(terms.memberStakeMax),
    },
    playsOff: [...terms.playsOff],
    numberBlocks: terms.blocks
      .filter(({ appliesUntil }) => appliesUntil === null || appliesUntil > current.opensAt)
      .map((block) => toBlockValue(family, block)),
    current: toIssueValue(ctx, current),
    next: toIssueValue(ctx, next),
    results: await addJackpots(
      ctx.db,
      drawn.map((row) => toIssueValue(ctx, row)),
    ),
    jackpots: (await readJackpots(ctx.db, [gameCode]))(gameCode),
  });
}

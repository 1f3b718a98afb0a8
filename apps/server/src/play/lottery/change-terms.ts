import { termsBounds, termsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import type { confirmTerms, TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { getSeriesReturn, listPoolPlays } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { toHundredths } from '@khelaghor/game-engine/game-return.ts';
import { sql } from 'kysely';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { ChangeRules } from '../../lib/change-requests/request-change.ts';
import type { Tx } from '../../lib/context.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { setGameReturn } from '../games/index.ts';
import { hasPoints, toAdminTerms } from './admin-lotteries.ts';
import { readStoredTerms } from './game-config.ts';
import { writeTerms } from './terms-store.ts';
import type { StoredTerms } from './terms-store.ts';

type Fault = Exclude<
  (typeof confirmTerms)['refusals'][number],
  'game_unknown' | 'request_unknown' | 'second_operator_needed'
>;

/** Makes changes to one lottery's terms one after another. */
export const lockTerms = (tx: Tx, { code }: LotteryGame) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lottery-terms:${code}`}, 0))`.execute(tx);

/** Why terms make no sense together; null when they do. */
export function checkBody(game: LotteryGame, body: TermsChange): Failure<Fault> | null {
  const { family } = game;
  const stakeMax = BigInt(body.stakeMax);
  const at = (field: string, code: Fault) => refuse(code, { fields: { [field]: { code } } });
  if (stakeMax > termsBounds.stakeMax) return at('stakeMax', 'stake_above_maximum');
  if (stakeMax < BigInt(body.stakeMin)) return at('stakeMax', 'limits_contradict');
  if (BigInt(body.payoutMax) < stakeMax) return at('payoutMax', 'limits_contradict');
  if (body.stakeUnit === 'points' && !hasPoints(game)) return at('stakeUnit', 'stake_unit_unfit');
  const named = [...body.playsOff, ...body.playSeries.map(({ play }) => play)];
  if (named.some((code) => !family.plays.has(code))) return refuse('play_unknown');
  // What a pool has paid cannot be taken back, as a wrong official result would need.
  if (body.drawSource === 'official' && listPoolPlays(family).length > 0)
    return at('drawSource', 'jackpot_needs_own_draw');
  const isAllOff = new Set(body.playsOff).size >= family.plays.size;
  return isAllOff ? at('playsOff', 'plays_all_off') : null;
}

/** The plays with another series than their game. */
const toPlaySeries = ({ series: ofGame, playSeries }: TermsChange): StoredTerms['playSeries'] =>
  Object.fromEntries(
    playSeries
      .filter(({ series }) => series !== ofGame)
      .map(({ play, series }): [string, number] => [play, series]),
  );

const toStored = ({ code }: LotteryGame, body: TermsChange): StoredTerms => ({
  gameCode: code,
  series: body.series,
  playSeries: toPlaySeries(body),
  rebateMax: body.rebateMax,
  stakeUnit: body.stakeUnit,
  stakeMinMinor: BigInt(body.stakeMin),
  stakeMaxMinor: BigInt(body.stakeMax),
  payoutMaxMinor: BigInt(body.payoutMax),
  exposureMaxMinor: body.exposureMax === null ? null : BigInt(body.exposureMax),
  memberStakeMaxMinor: body.memberStakeMax === null ? null : BigInt(body.memberStakeMax),
  linesMax: body.linesMax,
  playsOff: [...new Set(body.playsOff)].toSorted(),
  drawSource: body.drawSource,
  version: body.version + 1,
});

/** The lowest series that a play on sale has: the lobby promises no more than its return. */
function findLowestSeries({ family }: LotteryGame, body: TermsChange): number {
  const own = toPlaySeries(body);
  const sold = [...family.plays.keys()].filter((play) => !body.playsOff.includes(play));
  return Math.min(...sold.map((play) => own[play] ?? body.series));
}

/**
 * Two operators change what a lottery is sold on. Purchases of this process are judged by it from
 * the commit on, those of others within a second; sold tickets keep their series. The lobby shows
 * the new return. Subject: the code of the lottery.
 */
export const getTermsRules = (game: LotteryGame): ChangeRules<TermsChange, Fault> => ({
  kind: 'lottery_terms',
  schema: termsChange,
  async check(ctx, tx, { change }) {
    const fault = checkBody(game, change);
    if (fault) return fault;
    await lockTerms(tx, game);
    const { version } = (await readStoredTerms(ctx, tx))(game.code);
    return version === change.version ? ok(null) : refuse('terms_changed');
  },
  async apply(ctx, tx, { id, change, reason, caller }) {
    const before = (await readStoredTerms(ctx, tx))(game.code);
    await writeTerms(tx, { ...toStored(game, change), changedAt: ctx.clock.now() });
    const series = findLowestSeries(game, change);
    await setGameReturn(tx, game.code, toHundredths(getSeriesReturn(series)));
    const after = (await readStoredTerms(ctx, tx))(game.code);
    await logEvent(ctx, tx, {
      kind: 'lottery.terms_changed',
      actor: getOperatorActor(caller.username),
      subject: `game:${game.code}`,
      detail: { reason, request: id, before: toAdminTerms(before), after: toAdminTerms(after) },
    });
  },
  events: { asked: 'lottery.terms_asked', withdrawn: 'lottery.terms_withdrawn' },
  describe: ({ change }) => ({ subject: `game:${game.code}`, detail: { after: change } }),
  unlessOther: 'games.approve',
});

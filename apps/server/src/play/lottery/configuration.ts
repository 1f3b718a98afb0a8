import { isDeepStrictEqual } from 'node:util';
import { termsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import type { TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { requestChange } from '../../lib/change-requests/request-change.ts';
import { applyEach, judgeEach } from '../../lib/configuration-section.ts';
import type {
  ConfigurationAct,
  ConfigurationChange,
  ConfigurationSection,
} from '../../lib/configuration-section.ts';
import type { Context } from '../../lib/context.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { readLotteries } from './added-store.ts';
import { toAdminTerms } from './admin-lotteries.ts';
import { checkBody, getTermsRules } from './change-terms.ts';
import { invalidateTerms, readStoredTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { runWithGame } from './run-with-game.ts';

type LotteryValue = Omit<TermsChange, 'version'>;
type Change = ConfigurationChange<LotteryValue>;

/** The same terms in one order, and each play once, so that two writings of them are equal. */
const arrange = (value: LotteryValue): LotteryValue => ({
  ...value,
  playsOff: [...new Set(value.playsOff)].toSorted(),
  playSeries: [...new Map(value.playSeries.map((one) => [one.play, one])).values()]
    .filter(({ series }) => series !== value.series)
    .toSorted((one, other) => (one.play < other.play ? -1 : 1)),
});

const lotteryValue = termsChange.omit({ version: true }).transform(arrange);

function toValue(terms: GameTerms): LotteryValue {
  const { seriesDefault: _default, version: _version, ...value } = toAdminTerms(terms);
  return arrange(value);
}

/** Requests the terms of a file, to the version that is stored. */
function requestValue(
  ctx: Context,
  { id, before, after }: Change,
  { caller, reason }: ConfigurationAct,
): Promise<Result<null>> {
  return runWithGame(ctx, id, async (game): Promise<Result<null>> => {
    const stored = (await readStoredTerms(ctx, ctx.db))(id);
    if (!isDeepStrictEqual(toValue(stored), before)) return refuse('terms_changed');
    const change = { ...after, version: stored.version };
    const wanted = { id: ctx.random.id(), subject: id, change, reason, caller };
    const done = await requestChange(ctx, getTermsRules(game), wanted);
    invalidateTerms(ctx);
    return done;
  });
}

/** The terms that lotteries are sold on. Their times and blocked numbers are not part of them. */
export const lotterySection: ConfigurationSection<LotteryValue> = {
  name: 'lotteries',
  getSchema: () => lotteryValue,
  async read(ctx) {
    const { rows } = await readLotteries(ctx.db);
    const stored = await readStoredTerms(ctx, ctx.db);
    return rows.map(({ code }) => ({ id: code, value: toValue(stored(code)) }));
  },
  judge: (_ctx, changes) =>
    judgeEach(changes, ({ id, before, after }) => {
      const game = before && findSampleGame(id);
      return game ? checkBody(game, { ...after, version: 0 }) : refuse('configuration_unknown');
    }),
  apply: (ctx, changes, act) => applyEach(changes, (change) => requestValue(ctx, change, act)),
};

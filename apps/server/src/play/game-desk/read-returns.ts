import type { getReturns } from '@khelaghor/contract/play/game-desk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context } from '../../lib/context.ts';
import { getWindowStart, sumBy } from './close-games.ts';
import { allBands, toReturnRow } from './return-rules.ts';
import { listReturnSums } from './return-store.ts';

/** Reads the returns of a game's last 30 days: by version, currency and band, and by day. */
export async function readReturns(
  { db, clock }: Context,
  gameCode: string,
): Promise<ValueOf<typeof getReturns>> {
  const since = getWindowStart(clock.now());
  const sums = await listReturnSums(db, { since, gameCode });
  const groups = sumBy(sums, ({ scope, currency, band }) => [scope, currency, band].join());
  const whole = sums.filter(({ band }) => band === allBands);
  const days = sumBy(whole, ({ day, currency }) => [day, currency].join());
  return {
    groups: [...groups.values()].map((group) => ({
      ...toReturnRow(group),
      scope: group.scope,
      currency: group.currency,
      band: group.band === allBands ? null : group.band,
    })),
    days: [...days.values()].map((one) => ({
      ...toReturnRow(one),
      day: one.day,
      currency: one.currency,
    })),
  };
}

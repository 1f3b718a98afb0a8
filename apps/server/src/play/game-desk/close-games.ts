import { addDays, formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { suspendProducts } from '../../money/ledger-audit/index.ts';
import { findOpenGame } from '../games/index.ts';
import { getGameProduct } from '../inhouse/index.ts';
import { addReturns, allBands, countSigmas, isBeyondChance, noReturns } from './return-rules.ts';
import type { ReturnSums } from './return-rules.ts';
import { listReturnSums } from './return-store.ts';
import type { NamedReturn } from './return-store.ts';

/** Returns are looked at over so many days, today included. */
export const windowDays = 30;

/** The kind of event that tells of a closing. */
const closingKind = 'inhouse.return_off';

/** The first day of the window that ends now. */
export const getWindowStart = (now: Date): string =>
  addDays(formatDhakaDate(now.getTime()), 1 - windowDays);

/** Sums of all days, by a name of theirs. */
export function sumBy(
  sums: readonly NamedReturn[],
  getName: (one: NamedReturn) => string,
): Map<string, NamedReturn & ReturnSums> {
  const found = new Map<string, NamedReturn & ReturnSums>();
  for (const one of sums) {
    const name = getName(one);
    const before = found.get(name);
    found.set(name, { ...one, ...addReturns(before ?? noReturns, one) });
  }
  return found;
}

/**
 * The games, versions and currencies whose returns chance does not explain. Of a game that was
 * closed for that, and opened again by an operator, only later days count.
 */
export const findOffGames = (
  sums: readonly NamedReturn[],
  closedOn: ReadonlyMap<string, string>,
  sigmas?: number,
): NamedReturn[] => {
  const whole = sums.filter(
    ({ band, day, gameCode }) => band === allBands && day > (closedOn.get(gameCode) ?? ''),
  );
  const groups = sumBy(whole, ({ gameCode, scope, currency }) =>
    [gameCode, scope, currency].join(),
  );
  return [...groups.values()].filter((group) => isBeyondChance(group, sigmas));
};

/** The days on which games were closed for their returns the last time, by their codes. */
async function readClosings(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('eventLog')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('kind', '=', closingKind)
    .groupBy('subject')
    .execute();
  return new Map(
    rows.map(({ subject, at }) => [subject.replace(/^game:/u, ''), formatDhakaDate(at.getTime())]),
  );
}

/** A game whose payouts of the last 30 days are so many σ from their average, too many or few. */
type GameOff = Pick<NamedReturn, 'gameCode' | 'scope' | 'currency'> & { readonly sigmas: number };

/**
 * Lists the games, versions and currencies that are more than so many σ off. Days before a closing
 * count as others do: that a game was closed is no news of its return.
 */
export async function listGamesOff(db: Database, now: Date, sigmas: number): Promise<GameOff[]> {
  const sums = await listReturnSums(db, { since: getWindowStart(now) });
  return findOffGames(sums, new Map(), sigmas).map((off) => {
    const { gameCode, scope, currency } = off;
    return { gameCode, scope, currency, sigmas: countSigmas(off) };
  });
}

/**
 * Closes the games whose payouts of the last 30 days are farther from their exact return than
 * chance explains, until an operator opens them; the event log tells of each.
 */
export async function closeOffGames(
  ctx: Context,
  { suspensions }: Pick<AllAreas, 'suspensions'>,
): Promise<void> {
  const since = getWindowStart(ctx.clock.now());
  const sums = await listReturnSums(ctx.db, { since });
  for (const off of findOffGames(sums, await readClosings(ctx.db))) {
    const { gameCode, scope, currency, rounds, stake, payout } = off;
    if (!(await findOpenGame(ctx.db, gameCode)).ok) continue;
    const sigmas = countSigmas(off).toFixed(2);
    await ctx.db.transaction().execute(async (tx) => {
      await logEvent(ctx, tx, {
        kind: closingKind,
        actor: 'system',
        subject: `game:${gameCode}`,
        detail: {
          scope,
          currency,
          since,
          rounds,
          stake: String(stake),
          payout: String(payout),
          sigmas,
        },
      });
      const reason = `${scope} in ${currency} returns ${sigmas} σ away from its rules`;
      const products = [getGameProduct(gameCode).code];
      await suspendProducts(ctx, tx, { products, reason }, suspensions);
    });
  }
}

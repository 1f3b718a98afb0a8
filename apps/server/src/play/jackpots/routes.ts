import * as contract from '@khelaghor/contract/play/jackpots.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readBetLifts } from './bet-lifts.ts';
import { potCurrencies } from './pot-store.ts';
import { readJackpots, readOwnHits } from './read-jackpots.ts';

/** Calls about jackpots: those for everyone, and those for members about their own bets. */
export function jackpotRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listJackpots, async ({ params }) => ok(await readJackpots(ctx, params)));
  bind(contract.gameJackpots, async ({ caller, params: { game: gameCode } }) => {
    if (caller.gameCode !== gameCode) return refuse('not_allowed');
    const currency = potCurrencies.find((one) => one === caller.currency);
    return ok(currency ? await readJackpots(ctx, { gameCode, currency }) : { pots: [] });
  });
  bind(contract.betJackpots, async ({ caller, params }) => {
    const lifts = await readBetLifts(ctx, caller.memberId, params.betId);
    return lifts === undefined ? refuse('bet_unknown') : ok({ lifts: lifts && [...lifts] });
  });
  bind(contract.ownJackpots, async ({ caller }) => ok(await readOwnHits(ctx, caller.memberId)));
}

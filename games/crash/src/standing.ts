import type { SharedBet, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import type { SharedEnd } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { computePricePayout } from '@khelaghor/game-engine/shared-bet.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** A bet is shown as taken by itself so much later: the news of an end may be on its way. */
const surelyMs = 400;

/** The price of a flight now, in hundredths; 100 before it, null when nothing flies. */
export function getPriceNow(round: SharedRound | null, nowMs: number): number | null {
  if (round?.phase !== 'flight' || round.fliesAt === null) return null;
  return crashEngine.getPrice(Math.max(0, nowMs - Date.parse(round.fliesAt)));
}

/** How a bet stands, as far as its page can know. */
export type Standing =
  | { readonly name: 'waits' }
  | { readonly name: 'flies' }
  | { readonly name: 'taken'; readonly price: number }
  | { readonly name: 'lost' }
  | { readonly name: 'returned' };

/** Settles a bet in a round that has come so far. */
const settle = ({ stake, takenBy, pressed }: SharedBet, end: SharedEnd) =>
  settleSharedBet(
    crashEngine,
    { stake: parseMinorText(stake), autoCashOut: takenBy, cashedOut: pressed },
    end,
  );

/** How a bet stands at this moment in its round. */
export function getStanding(bet: SharedBet, round: SharedRound, nowMs: number): Standing {
  if (round.phase === 'void') return { name: 'returned' };
  if (round.phase === 'ended') {
    const crashPoint = parseHeight(round.point) ?? 100n;
    const settled = settle(bet, { crashPoint, interruptedAt: round.brokenAt });
    return settled?.result === 'cashed_out'
      ? { name: 'taken', price: settled.multiplier }
      : { name: settled?.result ?? 'lost' };
  }
  if (bet.pressed !== null) return { name: 'taken', price: bet.pressed };
  if (round.phase !== 'flight') return { name: 'waits' };
  const surely = getPriceNow(round, nowMs - surelyMs) ?? 100;
  const reached = settle(bet, { crashPoint: BigInt(surely), interruptedAt: null });
  return reached?.result === 'cashed_out'
    ? { name: 'taken', price: reached.multiplier }
    : { name: 'flies' };
}

/** What a bet is paid at a price. */
export const getPayout = (bet: SharedBet, price: number): Minor =>
  computePricePayout(parseMinorText(bet.stake), Math.min(price, bet.takenBy));

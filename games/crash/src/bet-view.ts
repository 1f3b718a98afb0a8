import type { SharedBet, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import type { SharedEnd } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { computeCashOutPayout } from '@khelaghor/game-engine/shared-bet.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** An auto cash-out is shown so much later: the news of an end may be on its way. */
const surelyMs = 400;

/** The multiplier of a round now, in hundredths; 100 before its start, null while none runs. */
export function getMultiplierNow(round: SharedRound | null, nowMs: number): number | null {
  if (round?.phase !== 'running' || round.startsAt === null) return null;
  return crashEngine.getMultiplier(Math.max(0, nowMs - Date.parse(round.startsAt)));
}

/** A bet as its page shows it, as far as the page can know. */
export type BetView =
  | { readonly name: 'waits' }
  | { readonly name: 'running' }
  | { readonly name: 'cashed_out'; readonly multiplier: number }
  | { readonly name: 'lost' }
  | { readonly name: 'returned' };

/** Settles a bet in a round that has come so far. */
const settle = ({ stake, autoCashOut, cashedOut }: SharedBet, end: SharedEnd) =>
  settleSharedBet(crashEngine, { stake: parseMinorText(stake), autoCashOut, cashedOut }, end);

/** Returns how a bet is shown at this moment of its round. */
export function getBetView(bet: SharedBet, round: SharedRound, nowMs: number): BetView {
  if (round.phase === 'void') return { name: 'returned' };
  if (round.phase === 'ended') {
    const crashPoint = parseHeight(round.crashPoint) ?? 100n;
    const settled = settle(bet, { crashPoint, interruptedAt: round.interruptedAt });
    return settled?.result === 'cashed_out'
      ? { name: 'cashed_out', multiplier: settled.multiplier }
      : { name: settled?.result ?? 'lost' };
  }
  if (bet.cashedOut !== null) return { name: 'cashed_out', multiplier: bet.cashedOut };
  if (round.phase !== 'running') return { name: 'waits' };
  const surely = getMultiplierNow(round, nowMs - surelyMs) ?? 100;
  const reached = settle(bet, { crashPoint: BigInt(surely), interruptedAt: null });
  return reached?.result === 'cashed_out'
    ? { name: 'cashed_out', multiplier: reached.multiplier }
    : { name: 'running' };
}

/** The payout of a bet that cashes out at a multiplier. */
export const getPayout = (bet: SharedBet, multiplier: number): Minor =>
  computeCashOutPayout(parseMinorText(bet.stake), Math.min(multiplier, bet.autoCashOut));

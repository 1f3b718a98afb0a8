// The win of a round, as it is counted, celebrated and written.
import { useEffect, useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { SlotChoice } from '@khelaghor/slot-engine/drawn-engine.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import type { RoundView } from '../round-view.ts';
import { getCountUpMs, isLargeWin } from './reel-timeline.ts';
import { useCounting } from './win-show.tsx';
import type { CountedWin } from './win-show.tsx';

/** The win of a round that has landed; null: it paid nothing. */
function readWin(round: GameRound | null): CountedWin | null {
  if (!round) return null;
  const [payout, stake] = [parseMinorText(round.payout), parseMinorText(round.stake)];
  if (payout === 0n) return null;
  const { betId, currency } = round;
  return { betId, payout, currency, ms: getCountUpMs(payout, stake) };
}

/** The time that the scene of a large win stays when all of it is counted. */
const heldMs = 1_500;

/** Whether the scene of a large win is up: while it counts, and a while longer. */
function useLargeScene(betId: string | null, isCounting: boolean): boolean {
  const isStill = useReducedMotion();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (betId === null || isCounting || isStill) return undefined;
    const timer = setTimeout(() => setOver(betId), heldMs);
    return () => clearTimeout(timer);
  }, [betId, isCounting, isStill]);
  return betId !== null && !isStill && over !== betId;
}

/** Writes a part of what a round pays as an amount of its money. */
export function useAmountOf(round: GameRound | null): (hundredths: number) => string {
  const format = useFormat();
  return (hundredths) => {
    if (!round) return '';
    const amount = computePayout(parseMinorText(round.stake), ratio(BigInt(hundredths), 100n));
    return formatMoney(amount, { ...format, currency: round.currency });
  };
}

/** The win of the round that is shown, once it has landed, and its scene when it is large. */
export function useRoundWin({ mood, round }: RoundView<SlotChoice>) {
  const win = mood === 'resting' ? readWin(round) : null;
  const { isCounting, finish } = useCounting(win);
  const isLarge =
    win !== null && round !== null && isLargeWin(win.payout, parseMinorText(round.stake));
  // Whole stakes: the exact multiple stands in the sentence about the round.
  const multiple = isLarge ? win.payout / parseMinorText(round.stake) : 0n;
  const isSceneUp = useLargeScene(isLarge ? win.betId : null, isCounting);
  return { win, isCounting, isSceneUp, multiple, finish };
}

export type RoundWin = ReturnType<typeof useRoundWin>;

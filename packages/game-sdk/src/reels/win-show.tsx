import './win-show.css';
import { useEffect, useState } from 'react';
import { minor } from '@khelaghor/money/minor.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import { countUp } from './reel-timeline.ts';

export type CountedWin = {
  /** The round that won. */
  readonly betId: string;
  readonly payout: bigint;
  readonly currency: Currency;
  /** How long it counts up. */
  readonly ms: number;
};

/** How often the number changes: fast enough to run, slow enough to cost nothing. */
const tickMs = 50;

/** Whether a win still counts up, and what ends that at once. */
export function useCounting(win: CountedWin | null): {
  readonly isCounting: boolean;
  finish(): void;
} {
  const isStill = useReducedMotion();
  const [counted, setCounted] = useState('');
  const betId = win?.betId ?? '';
  const ms = isStill ? 0 : (win?.ms ?? 0);
  const isCounting = ms > 0 && counted !== betId;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => setCounted(betId), ms);
    return () => clearTimeout(timer);
  }, [betId, ms, isCounting]);
  return { isCounting, finish: () => setCounted(betId) };
}

type AmountProps = { readonly win: CountedWin; readonly isCounting: boolean };

/**
 * The amount of a win in painted letters, counting up. Screen readers hear it with the sentence
 * about the round.
 */
export function PaintedAmount({ win, isCounting }: AmountProps) {
  const format = useFormat();
  const [counted, setCounted] = useState(0n);
  const { payout, currency, ms } = win;
  useEffect(() => {
    if (!isCounting) return undefined;
    const startedAt = performance.now();
    const tick = () => setCounted(countUp(payout, (performance.now() - startedAt) / ms));
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [isCounting, payout, ms]);
  const text = formatMoney(minor(isCounting ? counted : payout), { ...format, currency });
  return (
    <span className={text.length > 10 ? 'painted painted--long' : 'painted'} aria-hidden="true">
      {text}
    </span>
  );
}

type LargeWinProps = AmountProps & {
  readonly scene: string;
  readonly falling: string;
  /** The multiple of the stake, as it is shown. */
  readonly multiple: string;
};

/** Where things fall past a large win, beside its multiple: share of the width, delay and size. */
const falls = [
  [2, 0, 12],
  [12, 900, 9],
  [21, 420, 10],
  [69, 1_250, 10],
  [79, 250, 11],
  [87, 720, 12],
] as const;

/** The scene of a large win, over the reels. */
export function LargeWin({ win, isCounting, scene, falling, multiple }: LargeWinProps) {
  return (
    <div className="large-win" style={{ backgroundImage: `url(${scene})` }} aria-hidden="true">
      {falls.map(([at, delay, size]) => (
        <img
          key={at}
          className="large-win__fall"
          src={falling}
          alt=""
          style={{
            insetInlineStart: `${at}%`,
            inlineSize: `${size}%`,
            animationDelay: `${delay}ms`,
          }}
        />
      ))}
      <b className="large-win__multiple">{multiple}</b>
      <div className="large-win__plate">
        <PaintedAmount win={win} isCounting={isCounting} />
      </div>
    </div>
  );
}

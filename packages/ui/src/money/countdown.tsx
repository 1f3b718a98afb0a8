import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  formatCountdown,
  formatDuration,
  getMsToNextSecond,
  getSecondsLeft,
} from './countdown-text.ts';
import { useFormat } from './number-format-context.tsx';

type CountdownProps = {
  /** The moment that is awaited, in milliseconds of the clock that `now` reads. */
  readonly until: number;
  /** Reads the clock, in milliseconds. Give one that follows the server. */
  readonly now: () => number;
  /** Called once, when nothing is left. */
  readonly onEnd?: () => void;
};

/** The time left, as digits that change every second. Screen readers are not told each second. */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const [left, setLeft] = useState(() => getSecondsLeft(until, now()));
  const ended = useEffectEvent(() => onEnd?.());
  const read = useEffectEvent(() => now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const rest = getSecondsLeft(until, read());
      setLeft(rest);
      if (rest === 0) ended();
      else timer = setTimeout(tick, getMsToNextSecond(until, read()));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <time
      className="countdown"
      role="timer"
      aria-live="off"
      dateTime={formatDuration(left)}
      // The server drew this page a moment ago.
      suppressHydrationWarning
    >
      {formatCountdown(left, digits, t({ message: 'd', comment: 'short sign for days' }))}
    </time>
  );
}

import { useLingui } from '@lingui/react/macro';
import { formatCountdown, formatDuration } from '@khelaghor/ui/money/countdown-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

type DrawCountdownProps = {
  readonly seconds: number;
  /** Whether the draw takes bets until then; else it takes place then. */
  readonly isOpen: boolean;
};

/** The time until a draw takes no more bets, and after that until it takes place. */
export function DrawCountdown({ seconds, isOpen }: DrawCountdownProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (
    <time className="draw__left" role="timer" aria-live="off" dateTime={formatDuration(seconds)}>
      <small>{isOpen ? t`left` : t`to the draw`}</small>
      {formatCountdown(seconds, digits, t({ message: 'd', comment: 'short sign for days' }))}
    </time>
  );
}

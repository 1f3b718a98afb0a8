import { useLingui } from '@lingui/react/macro';
import { formatCountdown, formatDuration } from '@khelaghor/ui/money/countdown-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

type DrawCountdownProps = {
  readonly seconds: number;
  /** Whether the draw takes bets for so long; else it takes place then. */
  readonly isOpen?: boolean;
};

/** How long a draw takes bets. */
export function DrawCountdown({ seconds, isOpen = true }: DrawCountdownProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (
    <time className="draw__left" role="timer" aria-live="off" dateTime={formatDuration(seconds)}>
      <small>{isOpen ? t`left` : t`to the draw`}</small>
      {formatCountdown(seconds, digits, t({ message: 'd', comment: 'short sign for days' }))}
    </time>
  );
}

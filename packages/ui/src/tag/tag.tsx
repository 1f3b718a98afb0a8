import { toDigits } from '@khelaghor/money/digits.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../money/number-format-context.tsx';

/** `live` runs now, `offer` is a promotion, `win` is money; `plain` only names something. */
export type TagTone = 'plain' | 'live' | 'offer' | 'info' | 'good' | 'win';

/** A word that marks something. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'tag' : `tag tag--${tone}`}>{children}</span>;
}

/** Where a bet, a deposit or a request stands. The word says it; the colour only helps. */
export function StatusBadge({
  tone,
  children,
}: {
  tone: 'good' | 'open' | 'bad' | 'quiet';
  children: ReactNode;
}) {
  return (
    <span className={tone === 'quiet' ? 'status-badge' : `status-badge status-badge--${tone}`}>
      {children}
    </span>
  );
}

/** How many wait: unread messages, open requests. Above 99 it says "99+"; nothing for none. */
export function CountBadge({ value, label }: { value: number; label: string }) {
  const { digits } = useFormat();
  if (value <= 0) return null;
  return (
    <span className="count-badge">
      <span aria-hidden="true">{toDigits(value > 99 ? '99+' : String(value), digits)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

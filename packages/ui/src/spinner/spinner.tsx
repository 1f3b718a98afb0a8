import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A turning wheel. Decoration: the element around it says that it is busy. */
export function Spinner({ large = false }: { large?: boolean }) {
  return (
    <svg
      className={large ? 'spinner spinner--large' : 'spinner'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2.2" fill="currentColor" stroke="none" />
      <path d="M12 3v6M12 15v6M3 12h6M15 12h6" />
    </svg>
  );
}

/** Fills the place of something that is awaited and whose shape is not known. */
export function Loading({ children }: { children?: ReactNode }) {
  return (
    <div className="loading" role="status">
      <Spinner large />
      <span>{children ?? <Trans>One moment</Trans>}</span>
    </div>
  );
}

type ProgressProps = {
  /** What is measured, for screen readers. */
  readonly label: string;
  /** From 0 to 1. Values outside are shown as the nearest end. */
  readonly value: number;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly note?: ReactNode;
  /** Nearing the end is a warning (a limit), not an achievement (a level). */
  readonly warns?: boolean;
};

/** How much of something is done or used up. */
export function Progress({ label, value, start, end, note, warns = false }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.round(share * 100);
  const tone = !warns || share < 0.8 ? '' : share < 1 ? ' progress--near' : ' progress--full';
  return (
    <div className={`progress${tone}`}>
      {(start !== undefined || end !== undefined) && (
        <p className="progress__line">
          <span>{start}</span>
          <b>{end}</b>
        </p>
      )}
      <div
        className="progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className="progress__done" style={{ inlineSize: `${percent}%` }} />
      </div>
      {note !== undefined && <p>{note}</p>}
    </div>
  );
}

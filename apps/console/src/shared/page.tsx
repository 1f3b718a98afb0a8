import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNumberFormat } from './number-format.ts';

type PageProps = {
  readonly title: string;
  /** When what is shown was read, in milliseconds; 0 or left out when nothing was. */
  readonly updatedAtMs?: number;
  readonly children: ReactNode;
};

/** A page of the console: its title, how fresh it is, and what is on it. */
export function Page({ title, updatedAtMs = 0, children }: PageProps) {
  const { t } = useLingui();
  const { time } = useNumberFormat();
  const at = updatedAtMs > 0 ? time(new Date(updatedAtMs)) : null;
  return (
    <div className="desk">
      <title>{t`${title} · Khelaghor console`}</title>
      <h1 className="desk__title">
        {title}
        {at !== null && (
          <small>
            <Trans>as of {at}</Trans>
          </small>
        )}
      </h1>
      {children}
    </div>
  );
}

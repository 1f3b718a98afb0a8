import { Trans, useLingui } from '@lingui/react/macro';
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useNumberFormat } from './number-format.ts';

type PageProps = {
  readonly title: string;
  /** When what is shown was read, in milliseconds; 0 or left out when nothing was. */
  readonly updatedAtMs?: number;
  /** The link to the list that the page belongs to. */
  readonly back?: ReactElement<{ className?: string; children?: ReactNode }>;
  readonly children: ReactNode;
};

/** A page of the console: its title, how fresh it is, and what is on it. */
export function Page({ title, updatedAtMs = 0, back, children }: PageProps) {
  const { t } = useLingui();
  const { time } = useNumberFormat();
  const at = updatedAtMs > 0 ? time(new Date(updatedAtMs)) : null;
  return (
    <div className="console-page">
      <title>{t`${title} · Khelaghor console`}</title>
      {back &&
        cloneElement(back, {
          className: 'console-page__back',
          children: <Trans>Back to the list</Trans>,
        })}
      <h1 className="console-page__title">
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

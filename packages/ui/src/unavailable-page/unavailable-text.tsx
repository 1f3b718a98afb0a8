import { Trans, useLingui } from '@lingui/react/macro';
import type { Digits } from '@khelaghor/money/format-money.ts';

/** Default titles of a closed site. */
export function useUnavailableTitles(): { readonly maintenance: string; readonly region: string } {
  const { t } = useLingui();
  return { maintenance: t`Under maintenance`, region: t`Not available in your region` };
}

type UntilProps = { readonly until: string; readonly digits: Digits };

function Until({ until, digits }: UntilProps) {
  const { i18n } = useLingui();
  const written = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(i18n.locale === 'bn' ? 'bn-BD' : 'en-GB', {
      timeZone: 'Asia/Dhaka',
      numberingSystem: digits,
      ...options,
    }).format(new Date(until));
  const clock = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = `${written({ day: 'numeric', month: 'long' })}, ${clock}`;
  return (
    <span className="unavailable__until">
      {/* The server and the browser may format dates differently. */}
      <time dateTime={until} suppressHydrationWarning>
        <Trans>Open again: {time}</Trans>
      </time>
    </span>
  );
}

type MaintenanceProps = {
  /** The operator's text; empty: the default. */
  readonly text: string;
  /** Null: unknown. */
  readonly until: string | null;
  readonly digits: Digits;
};

/** The text during maintenance. */
export function MaintenanceText({ text, until, digits }: MaintenanceProps) {
  return (
    <>
      {text === '' ? (
        <Trans>We will be back soon. Open bets are settled as usual; your money is safe.</Trans>
      ) : (
        text
      )}
      {until !== null && <Until until={until} digits={digits} />}
    </>
  );
}

type RegionProps = {
  readonly ip: string;
  readonly country: string;
  /** Customer service channels are shown below. */
  readonly canWrite: boolean;
};

/** The text for visitors from a blocked region. */
export function RegionText({ ip, country, canWrite }: RegionProps) {
  return (
    <>
      <Trans>This site is not available in your region.</Trans>
      {canWrite && (
        <>
          {' '}
          <Trans>If we have your location wrong, write to us.</Trans>
        </>
      )}
      <span className="unavailable__facts">
        <span>
          <Trans>Your IP address</Trans>
        </span>
        <bdi dir="ltr">{ip}</bdi>
        <span>
          <Trans>Country</Trans>
        </span>
        <bdi>{country}</bdi>
      </span>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteStatus } from '@khelaghor/contract/site-access.ts';
import type { Whitelabel } from '@khelaghor/contract/site.ts';
import { Framed } from '@khelaghor/ui/alpona/alpona.tsx';
import { ClosedState } from '@khelaghor/ui/blank/blank.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { useEffect } from 'react';
import { nowMs } from '../shared/clock.ts';
import { useCustomerService } from '../shared/customer-service.ts';
import { useFigureChoice } from '../shared/figure-choice.ts';
import { useLanguage, useLocalText } from '../shared/local-text.ts';
import { checkSiteStatus, checkSiteStatusSoon } from '../shared/site-status.ts';
import { Languages } from './languages.tsx';

const askAgainMs = 30_000;
/** The longest that a browser's timer can wait. */
const timerMaxMs = 2_147_483_647;

/** Opens by itself: at the end that was named, and whenever the server says so. */
function useReopening(until: string | null): void {
  useEffect(() => {
    const timer = setInterval(() => void checkSiteStatus(), askAgainMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (until === null) return undefined;
    const waitMs = Math.min(Math.max(Date.parse(until) - nowMs(), 0) + 500, timerMaxMs);
    const timer = setTimeout(checkSiteStatusSoon, waitMs);
    return () => clearTimeout(timer);
  }, [until]);
}

function Until({ until }: { readonly until: string }) {
  const language = useLanguage();
  const { digits } = useFigureChoice();
  const written = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      timeZone: 'Asia/Dhaka',
      numberingSystem: digits,
      ...options,
    }).format(new Date(until));
  const clock = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = `${written({ day: 'numeric', month: 'long' })}, ${clock}`;
  return (
    <span className="closed-site__until">
      {/* The server and the browser may know different forms of a date. */}
      <time dateTime={until} suppressHydrationWarning>
        <Trans>Open again: {time}</Trans>
      </time>
    </span>
  );
}

function Maintenance({ about }: { readonly about: NonNullable<SiteStatus['maintenance']> }) {
  const said = useLocalText()(about.text);
  return (
    <>
      {said === '' ? (
        <Trans>We will be back soon. Running bets are settled as usual; your money is safe.</Trans>
      ) : (
        said
      )}
      {about.until !== null && <Until until={about.until} />}
    </>
  );
}

function Region({ visitor }: { readonly visitor: NonNullable<SiteStatus['visitor']> }) {
  const country = useLocalText()(visitor.countryName);
  return (
    <>
      <Trans>
        The rules of your region do not allow this site. If you think that we are wrong about where
        you are, write to us.
      </Trans>
      <span className="closed-site__facts">
        <span>
          <Trans>Your IP address</Trans>
        </span>
        <bdi dir="ltr">{visitor.ip}</bdi>
        <span>
          <Trans>Country</Trans>
        </span>
        <bdi>{country}</bdi>
      </span>
    </>
  );
}

type ClosedSiteProps = { readonly status: SiteStatus; readonly whitelabel: Whitelabel };

/** The whole screen while the site is closed: for maintenance, or for a region. */
export function ClosedSite({ status, whitelabel }: ClosedSiteProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const [contact] = useCustomerService();
  const { maintenance, visitor } = status;
  const brand = text(whitelabel.brandName);
  const own = maintenance ? text(maintenance.title) : '';
  const usual = maintenance ? t`Under maintenance` : t`Not available in your region`;
  const title = own === '' ? usual : own;
  useReopening(maintenance?.until ?? null);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <main className="closed-site">
      <Logo name={brand} mark={whitelabel.logo} />
      <h1 className="sr">{title}</h1>
      <Framed render={<div />}>
        <ClosedState
          title={title}
          text={
            <>
              {maintenance && <Maintenance about={maintenance} />}
              {visitor && <Region visitor={visitor} />}
            </>
          }
          actions={
            contact && (
              <Button icon={contact.icon} onClick={contact.open}>
                <Trans>Customer service</Trans>
              </Button>
            )
          }
        />
      </Framed>
      <Languages offered={whitelabel.languages} />
    </main>
  );
}

import { Trans } from '@lingui/react/macro';
import type { SiteStatus } from '@khelaghor/contract/site/status.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { UnavailableLayout } from '@khelaghor/ui/unavailable-page/unavailable-page.tsx';
import {
  MaintenanceText,
  RegionText,
  useUnavailableTitles,
} from '@khelaghor/ui/unavailable-page/unavailable-text.tsx';
import { useEffect } from 'react';
import { nowMs } from '../shared/clock.ts';
import { useCustomerService } from '../shared/customer-service.ts';
import { useNumberFormatChoice } from '../shared/number-format.ts';
import { useLocalText } from '../shared/local-text.ts';
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

type UnavailablePageProps = { readonly status: SiteStatus; readonly whitelabel: Whitelabel };

/** The whole screen while the site is closed: for maintenance, or for a region. */
export function UnavailablePage({ status, whitelabel }: UnavailablePageProps) {
  const text = useLocalText();
  const titles = useUnavailableTitles();
  const { digits } = useNumberFormatChoice();
  const [contact] = useCustomerService();
  const { maintenance, visitor } = status;
  const brand = text(whitelabel.brandName);
  const own = maintenance ? text(maintenance.title) : '';
  const usual = maintenance ? titles.maintenance : titles.region;
  const title = own === '' ? usual : own;
  useReopening(maintenance?.until ?? null);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <UnavailableLayout
      brand={brand}
      mark={whitelabel.logo}
      title={title}
      text={
        <>
          {maintenance && (
            <MaintenanceText
              text={text(maintenance.text)}
              until={maintenance.until}
              digits={digits}
            />
          )}
          {visitor && (
            <RegionText
              ip={visitor.ip}
              country={text(visitor.countryName)}
              canWrite={contact !== undefined}
            />
          )}
        </>
      }
      actions={
        contact && (
          <Button icon={contact.icon} onClick={contact.open}>
            <Trans>Customer service</Trans>
          </Button>
        )
      }
    >
      <Languages offered={whitelabel.languages} />
    </UnavailableLayout>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FormatProvider } from '@khelaghor/ui/money/format.tsx';
import { PageGrid } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { PictureHost } from '@khelaghor/ui/picture/picture-host.ts';
import { ToastProvider } from '@khelaghor/ui/toast/toast.tsx';
import { useEffect } from 'react';
import { changeDigits } from '../shared/catalogues.ts';
import { useFigureChoice } from '../shared/number-format.ts';
import { useImageHost } from '../shared/image-host.ts';
import { lazyDialog, lazyPart } from '../shared/lazy-dialog.tsx';
import { useLanguage } from '../shared/local-text.ts';
import { usePagePath } from '../shared/navigation.tsx';
import { tellPageTaken } from '../shared/hydration-wait.ts';
import { timeUpQuery, useMember, useWhitelabel } from '../shared/api-queries.ts';
import { isTrial } from '../shared/demo.ts';
import { ConnectionBar } from './connection-banner.tsx';
import { ContactRail } from './contact-sidebar.tsx';
import { DialogHost } from './dialog-router.tsx';
import { EntryNotices } from './popup-announcements.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { NoticeBars } from './status-banners.tsx';
import { PageBanners } from './page-banners.tsx';
import { usePageMoves } from './use-route-change.ts';
import { PageOutlet } from './page-outlet.tsx';
import { pageOf } from './route-table.ts';
import { SideMenu } from './side-menu.tsx';
import { SiteDock } from './bottom-nav.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const TrueAccountPrompt = lazyPart(() =>
  import('./registration-required.tsx').then((m) => m.TrueAccountPrompt),
);
const PlayWatch = lazyDialog(() =>
  import('../account/responsible-gaming/session-monitor.tsx').then((m) => m.PlayWatch),
);
const LiveToasts = lazyDialog(() =>
  import('../site/realtime/realtime-toasts.tsx').then((m) => m.LiveToasts),
);

const TimeUp = lazyDialog(() =>
  import('../account/responsible-gaming/time-limit-reached.tsx').then((m) => m.TimeUp),
);

/** What stands around every page: header, menu, rail, footer, the bottom bar, dialogs, messages. */
export function Shell() {
  const { currency } = useWhitelabel();
  const { digits, grouping } = useFigureChoice();
  const { i18n } = useLingui();
  useEffect(() => changeDigits(i18n, digits), [i18n, digits]);
  const imageHost = useImageHost();
  const lang = useLanguage();
  const member = useMember();
  const { data: timeUp } = useQuery(timeUpQuery);
  const path = usePagePath();
  const page = path === null ? null : pageOf(path);
  usePageMoves(path);
  const isFolded = page?.isMenuFolded === true;
  const hasMenu = (page?.hasSideMenu ?? true) && !isFolded;
  const isLocked = page?.forMembers === true && !member;
  // What belongs to an account of one's own has addresses of its own.
  const isBeyondTrial = isTrial(member) && /^\/(?:member|agent)\b/u.test(path ?? '');
  const hasPage = page !== null && !isLocked && !isBeyondTrial;
  useEffect(() => {
    if (!hasPage) tellPageTaken();
  }, [hasPage]);
  const content = isLocked ? (
    <LoginPrompt />
  ) : isBeyondTrial ? (
    <TrueAccountPrompt />
  ) : (
    <PageOutlet />
  );
  return (
    <FormatProvider lang={lang} digits={digits} grouping={grouping} currency={currency}>
      <PictureHost value={imageHost}>
        <ToastProvider>
          <a className="skip" href="#main">
            <Trans>Skip to the content</Trans>
          </a>
          {page?.hasHeader !== false && <SiteHeader hasMenuButton={isFolded} />}
          <ConnectionBar />
          <NoticeBars />
          <PageGrid mainId="main" {...(hasMenu && { menu: <SideMenu />, rail: <ContactRail /> })}>
            {page?.banners !== undefined && <PageBanners group={page.banners} />}
            {content}
          </PageGrid>
          {(page?.hasFooter ?? true) && <SiteFooter />}
          <SiteDock />
          {timeUp ? <TimeUp opensAt={timeUp} /> : <DialogHost page={page} />}
          <EntryNotices />
          {member && <LiveToasts />}
          {member && <PlayWatch />}
        </ToastProvider>
      </PictureHost>
    </FormatProvider>
  );
}

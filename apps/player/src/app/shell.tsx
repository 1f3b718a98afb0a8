import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NumberFormatProvider } from '@khelaghor/ui/money/number-format-context.tsx';
import { PageGrid } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { ImageCdn } from '@khelaghor/ui/picture/image-cdn.ts';
import { ToastProvider } from '@khelaghor/ui/toast/toast.tsx';
import { useEffect } from 'react';
import { changeDigits } from '../shared/catalogues.ts';
import { useNumberFormatChoice } from '../shared/number-format.ts';
import { useImageHost } from '../shared/image-host.ts';
import { createLazyDialog, createLazyPart } from '../shared/lazy-dialog.tsx';
import { useLanguage } from '../shared/local-text.ts';
import { LoginPrompt } from '../shared/login-prompt.tsx';
import { usePagePath } from '../shared/navigation.tsx';
import { markHydrated } from '../shared/hydration-wait.ts';
import { timeLimitReachedQuery, useMember, useWhitelabel } from '../shared/api-queries.ts';
import { isTrial } from '../shared/demo.ts';
import { useLoginAsked } from '../shared/session/login-again.ts';
import { useOtherMember } from '../shared/session/other-member.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { ContactSidebar } from './contact-sidebar.tsx';
import { DialogRouter } from './dialog-router.tsx';
import { PopupAnnouncements } from './popup-announcements.tsx';
import { StatusBanners } from './status-banners.tsx';
import { PageBanners } from './page-banners.tsx';
import { useRouteChange } from './use-route-change.ts';
import { LoginAgain } from './login-again.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { findPage } from './route-table.ts';
import { SideMenu } from './side-menu.tsx';
import { SiteBottomNav } from './site-bottom-nav.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const RegistrationRequired = createLazyPart(() =>
  import('./registration-required.tsx').then((m) => m.RegistrationRequired),
);
const SessionMonitor = createLazyDialog(() =>
  import('../account/responsible-gaming/session-monitor.tsx').then((m) => m.SessionMonitor),
);
const RealtimeToasts = createLazyDialog(() =>
  import('../site/realtime/realtime-toasts.tsx').then((m) => m.RealtimeToasts),
);

const TimeLimitReached = createLazyDialog(() =>
  import('../account/responsible-gaming/time-limit-reached.tsx').then((m) => m.TimeLimitReached),
);
const OtherMemberDialog = createLazyDialog(() =>
  import('../account/sessions/other-member-dialog.tsx').then((m) => m.OtherMemberDialog),
);

/** What stands around every page: header, menu, rail, footer, the bottom bar, dialogs, messages. */
export function Shell() {
  const { currency } = useWhitelabel();
  const { digits, grouping } = useNumberFormatChoice();
  const { i18n } = useLingui();
  useEffect(() => changeDigits(i18n, digits), [i18n, digits]);
  const imageHost = useImageHost();
  const lang = useLanguage();
  const member = useMember();
  const { data: timeUp } = useQuery(timeLimitReachedQuery);
  const other = useOtherMember();
  const isLoginAsked = useLoginAsked();
  const path = usePagePath();
  const page = path === null ? null : findPage(path);
  useRouteChange(path);
  const isFolded = page?.isMenuFolded === true;
  const hasMenu = (page?.hasSideMenu ?? true) && !isFolded;
  const isLocked = page?.forMembers === true && !member;
  // What belongs to an account of one's own has addresses of its own.
  const isBeyondTrial = isTrial(member) && /^\/(?:member|agent)\b/u.test(path ?? '');
  const hasPage = page !== null && !isLocked && !isBeyondTrial;
  useEffect(() => {
    if (!hasPage) markHydrated();
  }, [hasPage]);
  const content = isLocked ? (
    <LoginPrompt />
  ) : isBeyondTrial ? (
    <RegistrationRequired />
  ) : (
    <PageOutlet />
  );
  return (
    <NumberFormatProvider lang={lang} digits={digits} grouping={grouping} currency={currency}>
      <ImageCdn value={imageHost}>
        <ToastProvider>
          <a className="skip" href="#main">
            <Trans>Skip to the content</Trans>
          </a>
          {page?.hasHeader !== false && <SiteHeader hasMenuButton={isFolded} />}
          <ConnectionBanner />
          <StatusBanners />
          <PageGrid
            mainId="main"
            {...(hasMenu && { menu: <SideMenu />, rail: <ContactSidebar /> })}
          >
            {page?.banners !== undefined && <PageBanners group={page.banners} path={page.path} />}
            {content}
          </PageGrid>
          {(page?.hasFooter ?? true) && <SiteFooter />}
          <SiteBottomNav />
          {other ? (
            <OtherMemberDialog other={other} />
          ) : timeUp ? (
            <TimeLimitReached opensAt={timeUp} />
          ) : (
            <DialogRouter page={page} />
          )}
          {isLoginAsked && <LoginAgain />}
          {!other && <PopupAnnouncements />}
          {member && <RealtimeToasts />}
          {member && <SessionMonitor />}
        </ToastProvider>
      </ImageCdn>
    </NumberFormatProvider>
  );
}

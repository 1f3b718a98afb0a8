import { OwnEntryContext } from '@khelaghor/ui/layers/own-entry.ts';
import { createLazyDialog } from '../shared/lazy-dialog.tsx';
import { useAddressDialog, useNavigate, useSearch } from '../shared/navigation.tsx';
import { paths } from '../shared/paths.ts';
import type { PageSearch } from '../shared/paths.ts';
import { useMember, useWhitelabel } from '../shared/api-queries.ts';
import type { PageEntry } from './route-table.ts';

const LoginDialog = createLazyDialog(() =>
  import('../account/sessions/login-dialog.tsx').then((m) => m.LoginDialog),
);
const ConfirmExitDialog = createLazyDialog(() =>
  import('../account/sessions/confirm-exit-dialog.tsx').then((m) => m.ConfirmExitDialog),
);
const RegisterDialog = createLazyDialog(() =>
  import('./pages/registration.ts').then((m) => m.RegisterDialog),
);
const RegisteredDialog = createLazyDialog(() =>
  import('./pages/registration.ts').then((m) => m.RegisteredDialog),
);

const RecoveryDialog = createLazyDialog(() =>
  import('./pages/recovery-dialog.tsx').then((m) => m.RecoveryDialog),
);
const SpeedDialog = createLazyDialog(() =>
  import('../site/domain-speed/speed-dialog.tsx').then((m) => m.SpeedDialog),
);
const DownloadDialog = createLazyDialog(() =>
  import('../site/download/download-dialog.tsx').then((m) => m.DownloadDialog),
);

const GameListDialog = createLazyDialog(() =>
  import('../play/lobby/game-list-dialog.tsx').then((m) => m.GameListDialog),
);
const AnnouncementsDialog = createLazyDialog(() =>
  import('../site/announcements/announcements-dialog.tsx').then((m) => m.AnnouncementsDialog),
);

const DemoDialog = createLazyDialog(() =>
  import('../play/demo-accounts/demo-dialog.tsx').then((m) => m.DemoDialog),
);

/** What the address says of a dialog goes; the rest stays. */
function stripDialog(search: PageSearch): PageSearch {
  const { open: _open, next: _next, of: _of, announcement: _announcement, ...rest } = search;
  return rest;
}

/** The dialog that the address asks for. Closing it changes the address back. */
export function DialogRouter({ page }: { readonly page: PageEntry | null }) {
  const { open } = useSearch();
  const { hasOwnEntry, close } = useAddressDialog(stripDialog);
  // A page that is a dialog is left by "back", as other pages are.
  const isPage = open === undefined && page?.dialog !== undefined;
  return (
    <OwnEntryContext value={hasOwnEntry || isPage}>
      <AddressDialog page={page} close={close} />
    </OwnEntryContext>
  );
}

type AddressDialogProps = { readonly page: PageEntry | null; readonly close: () => void };

function AddressDialog({ page, close }: AddressDialogProps) {
  const member = useMember();
  const { freePlay } = useWhitelabel();
  const navigate = useNavigate();
  const { open, next, of, announcement } = useSearch();
  if (open === 'games' && of !== undefined)
    return <GameListDialog vassalage={of} onClose={close} />;
  if (open === 'announcements') return <AnnouncementsDialog first={announcement} onClose={close} />;
  if (open === 'true-account' || open === 'sign-out')
    return <ConfirmExitDialog open={open} onClose={close} />;
  if (open === 'speed') return <SpeedDialog onClose={close} />;
  if (open === 'download') return <DownloadDialog onClose={close} />;
  if (!member && freePlay && open === 'free-play')
    return <DemoDialog next={next} onClose={close} />;
  if (!member && open === 'register') return <RegisterDialog onClose={close} />;
  if (!member && open === 'login') return <LoginDialog next={next} onClose={close} />;
  if (
    open === 'stopReset' ||
    open === 'newPassword' ||
    open === 'forgot' ||
    open === 'mustChange' ||
    open === 'enter' ||
    open === 'not-in' ||
    open === 'elsewhere'
  )
    return <RecoveryDialog open={open} next={next} onClose={close} />;
  if (member && (open === 'registered' || open === 'account-made'))
    return <RegisteredDialog open={open} onClose={close} />;
  const home = () => void navigate({ to: paths.home, replace: true, resetScroll: false });
  if (!member && page?.dialog === 'login') return <LoginDialog next={next} onClose={home} />;
  return null;
}

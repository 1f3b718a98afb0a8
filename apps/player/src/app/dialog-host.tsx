import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazyDialog } from '../shared/lazy-dialog.tsx';
import { paths } from '../shared/paths.ts';
import type { PageSearch } from '../shared/paths.ts';
import { useMember, useWhitelabel } from '../shared/queries.ts';
import { PageBanners } from './page-banners.tsx';
import { dialogBanners } from './route-table.ts';
import type { PageEntry } from './route-table.ts';

const LoginDialog = lazyDialog(() =>
  import('../features/session/login-dialog.tsx').then((m) => m.LoginDialog),
);
const SignOutDialog = lazyDialog(() =>
  import('../features/session/sign-out-dialog.tsx').then((m) => m.SignOutDialog),
);
const RegisterDialog = lazyDialog(() =>
  import('../features/registration/register-dialog.tsx').then((m) => m.RegisterDialog),
);
const RegisteredDialog = lazyDialog(() =>
  import('../features/registration/registered-dialog.tsx').then((m) => m.RegisteredDialog),
);

const RecoveryDialog = lazyDialog(() =>
  import('../features/recovery/recovery-dialog.tsx').then((m) => m.RecoveryDialog),
);
const SpeedDialog = lazyDialog(() =>
  import('../features/speed/speed-dialog.tsx').then((m) => m.SpeedDialog),
);
const DownloadDialog = lazyDialog(() =>
  import('../features/download/download-dialog.tsx').then((m) => m.DownloadDialog),
);

const GameListDialog = lazyDialog(() =>
  import('../features/lobby/game-list-dialog.tsx').then((m) => m.GameListDialog),
);
const AnnouncementsDialog = lazyDialog(() =>
  import('../features/announcements/announcements-dialog.tsx').then((m) => m.AnnouncementsDialog),
);
const TrueAccountDialog = lazyDialog(() =>
  import('../features/session/true-account-dialog.tsx').then((m) => m.TrueAccountDialog),
);

const FreePlayDialog = lazyDialog(() =>
  import('../features/free-play/free-play-dialog.tsx').then((m) => m.FreePlayDialog),
);

/** The dialog that the address asks for. Closing it changes the address back. */
export function DialogHost({ page }: { readonly page: PageEntry | null }) {
  const member = useMember();
  const { freePlay } = useWhitelabel();
  const navigate = useNavigate();
  const search: unknown = useSearch({ strict: false });
  const { open, next, of, announcement } = search as PageSearch;
  const close = () =>
    void navigate({
      to: '.',
      search: (search: PageSearch) => ({
        ...search,
        open: undefined,
        next: undefined,
        of: undefined,
        announcement: undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  if (open === 'games' && of !== undefined)
    return <GameListDialog vassalage={of} onClose={close} />;
  if (open === 'announcements') return <AnnouncementsDialog first={announcement} onClose={close} />;
  if (open === 'true-account') return <TrueAccountDialog onClose={close} />;
  if (open === 'speed') return <SpeedDialog onClose={close} />;
  if (open === 'download') return <DownloadDialog onClose={close} />;
  if (!member && freePlay && open === 'free-play') return <FreePlayDialog onClose={close} />;
  if (!member && open === 'login') return <LoginDialog next={next} onClose={close} />;
  if (open === 'newPassword' || (!member && open === 'forgot'))
    return <RecoveryDialog open={open} onClose={close} />;
  if (member && open === 'sign-out') return <SignOutDialog onClose={close} />;
  if (member && (open === 'registered' || open === 'account-made'))
    return <RegisteredDialog open={open} onClose={close} />;
  const home = () => void navigate({ to: paths.home, replace: true, resetScroll: false });
  if (!member && page?.dialog === 'login') return <LoginDialog next={next} onClose={home} />;
  if (!member && page?.dialog === 'register') {
    const banners = <PageBanners group={dialogBanners.register} />;
    return <RegisterDialog banners={banners} onClose={home} />;
  }
  return null;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Balance, Header } from '@khelaghor/ui/header/header.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { useState } from 'react';
import { hideBalance, useBalanceHidden } from '../shared/balance-hidden.ts';
import { useLocalText } from '../shared/local-text.ts';
import { Link, useNavigate } from '../shared/navigation.tsx';
import { openOver, paths } from '../shared/paths.ts';
import { balanceQuery, useBalance, useMember, useWhitelabel } from '../shared/api-queries.ts';
import { isTrial } from '../shared/demo.ts';
import { LazyMenuDrawer } from './lazy-menu-drawer.tsx';
import { MemberMenu } from './member-menu.tsx';
import { isPage } from './route-table.ts';
import { SecurityPoints } from './security-points.tsx';

/**
 * The balance. While it is hidden, the figure is nowhere in the page: the server leaves it out too.
 */
function MemberBalance() {
  const masked = useBalanceHidden();
  const { data } = useBalance();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!data && !masked) return null;
  const refresh = async () => {
    setBusy(true);
    await queries.refetchQueries({ queryKey: balanceQuery.queryKey });
    setBusy(false);
  };
  return (
    <Balance
      minor={parseMinorText(data?.sumBalance ?? '0')}
      masked={masked}
      isTrial={data?.currency === 'TRIAL'}
      onMask={hideBalance}
      onRefresh={() => void refresh()}
      busy={busy}
    />
  );
}

/** Replaces the deposit and withdrawal buttons for demo players. */
function TrialEnd() {
  return (
    <>
      <MemberBalance />
      <span className="only-wide">
        <Button
          kind="primary"
          render={<Link to="." search={{ open: 'true-account' }} resetScroll={false} />}
        >
          <Trans>Open an account</Trans>
        </Button>
      </span>
      <span className="only-wide">
        <MemberMenu />
      </span>
    </>
  );
}

function MemberEnd() {
  return (
    <>
      <SecurityPoints isWideOnly />
      <MemberBalance />
      {isPage(paths.withdraw) && (
        <span className="only-wide">
          <Button render={<Link to={paths.withdraw} />}>
            <Trans>Withdraw</Trans>
          </Button>
        </span>
      )}
      {isPage(paths.deposit) && (
        <Button kind="primary" render={<Link to={paths.deposit} />}>
          <Trans>Deposit</Trans>
        </Button>
      )}
      <span className="only-wide">
        <MemberMenu />
      </span>
    </>
  );
}

function VisitorEnd() {
  const { t } = useLingui();
  const { freePlay, registrationOpen } = useWhitelabel();
  return (
    <>
      {freePlay && (
        <Button
          icon="play"
          render={
            <Link
              to="."
              search={openOver('free-play')}
              resetScroll={false}
              aria-label={t`Play for free`}
            />
          }
        >
          <span className="only-wide">
            <Trans>Play for free</Trans>
          </span>
        </Button>
      )}
      <Button render={<Link to="." search={openOver('login')} resetScroll={false} />}>
        <Trans>Log in</Trans>
      </Button>
      {registrationOpen && (
        <Button kind="primary" render={<Link to={paths.register} resetScroll={false} />}>
          <Trans>Sign up</Trans>
        </Button>
      )}
    </>
  );
}

/** Opens the menu on pages without the side menu. On a phone the bottom bar does. */
function MenuButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const onSignOut = () => {
    close();
    void navigate({ to: '.', search: openOver('sign-out'), resetScroll: false });
  };
  return (
    <span className="only-wide">
      <IconButton
        icon="menu"
        label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <LazyMenuDrawer open={isOpen} onClose={close} onSignOut={onSignOut} />
    </span>
  );
}

type SiteHeaderProps = {
  /** The side menu is folded away behind a button. */
  readonly hasMenuButton: boolean;
};

/** The bar at the top of a page. */
export function SiteHeader({ hasMenuButton }: SiteHeaderProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const member = useMember();
  const { brandName, logo } = useWhitelabel();
  return (
    <Header
      logo={
        <>
          {hasMenuButton && <MenuButton />}
          <Link to={paths.home} className="header__logo" aria-label={t`${text(brandName)}: home`}>
            <Logo name={text(brandName)} mark={logo} />
          </Link>
        </>
      }
    >
      {isTrial(member) ? <TrialEnd /> : member ? <MemberEnd /> : <VisitorEnd />}
    </Header>
  );
}

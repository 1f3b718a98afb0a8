import { Trans } from '@lingui/react/macro';
import { getAvatarUrl } from '@khelaghor/ui/art/avatars.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Drawer } from '@khelaghor/ui/drawer/drawer.tsx';
import { AvatarDisc } from '@khelaghor/ui/header/header.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMember } from '../shared/api-queries.ts';
import { LimitsLink } from '../account/responsible-gaming/index.ts';
import { useLocation } from '../shared/navigation.tsx';
import { getInitial } from './member-menu.tsx';
import { SecurityPoints } from './security-points.tsx';
import { SideMenu } from './side-menu.tsx';

export type MenuDrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
};

/** The side menu on a phone. It closes when a place was chosen. */
export function MenuDrawer({ open, onClose, onSignOut }: MenuDrawerProps) {
  const member = useMember();
  const address = useLocation().href;
  const openedAt = useRef(address);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // Its code may come only after the press that opened it: the first address closes nothing.
    if (address === openedAt.current) return;
    openedAt.current = address;
    leave();
  }, [address]);
  return (
    <Drawer open={open} onClose={onClose} title={<Trans>Menu</Trans>}>
      {member && (
        <p className="drawer-member">
          <AvatarDisc
            letters={getInitial(member.nickname)}
            picture={getAvatarUrl(member.icon || member.account)}
          />
          <b>{member.nickname}</b>
          <SecurityPoints />
        </p>
      )}
      <SideMenu isDrawer />
      {member && (
        <div className="drawer-leave">
          <LimitsLink />
          <Button block icon="logout" onClick={onSignOut}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      )}
    </Drawer>
  );
}

import { useLingui } from '@lingui/react/macro';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import { getAvatarUrl } from '@khelaghor/ui/art/avatars.ts';
import { AvatarButton } from '@khelaghor/ui/header/header.tsx';
import { splitLetters } from '@khelaghor/typed-text/letters.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../shared/hydrated.ts';
import { importWithRetry } from '../shared/import-with-retry.ts';
import { Link, useNavigate } from '../shared/navigation.tsx';
import { useMember } from '../shared/api-queries.ts';
import { isTrial } from '../shared/demo.ts';
import { openOver } from '../shared/paths.ts';
import { agentNav, avatarNav } from './nav-items.ts';
import type { NavItem } from './nav-items.ts';

const loadMenu = () => import('@khelaghor/ui/menu/menu.tsx');

type MenuCode = Awaited<ReturnType<typeof loadMenu>>;

/** The first letter of a name as it is written; a letter of Bengali may be several characters. */
export function getInitial(name: string): string {
  return (splitLetters(name).at(0) ?? '').toLocaleUpperCase('en');
}

/** Fetched once the page is at rest, so that the first press finds it ready. */
function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return atRest;
}

/** The menu's code, once it is wanted and there; a press after it was lost asks for it again. */
function useMenu(isWanted: boolean, onLost: () => void): MenuCode | null {
  const [code, setCode] = useState<MenuCode | null>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (!isWanted) return;
    importWithRetry(loadMenu).then(setCode, lost);
  }, [isWanted]);
  return code;
}

/** A trial account has no pages of its own. */
function getAvatarNav(type: number): readonly NavItem[] {
  if (isTrial({ type })) return [];
  return isAgentType(type) ? [...avatarNav, ...agentNav] : avatarNav;
}

/** The member in the header, with the menu of the member's own pages. */
export function MemberMenu() {
  const { t } = useLingui();
  const member = useMember();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const atRest = useAtRest();
  const [wanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [isLost, setLost] = useState(false);
  const code = useMenu(isHydrated && ((atRest && !isLost) || wanted), () => {
    setLost(true);
    setWanted(false);
    setPressed(false);
  });
  if (!member) return null;
  const press = () => {
    setWanted(true);
    setPressed(true);
  };
  const button = (
    <AvatarButton
      letters={getInitial(member.nickname)}
      picture={getAvatarUrl(member.icon || member.account)}
      name={member.nickname}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onPointerDown={press}
      onClick={press}
    />
  );
  if (!code) return button;
  const items = [
    ...getAvatarNav(member.type).map(({ path, icon, text }) => ({
      key: path,
      icon,
      text: t(text),
      render: <Link to={path} />,
    })),
    {
      key: 'sign-out',
      icon: 'logout' as const,
      text: t`Log out`,
      apart: true,
      onSelect: () => void navigate({ to: '.', search: openOver('sign-out'), resetScroll: false }),
    },
  ];
  return <code.Menu trigger={button} items={items} defaultOpen={pressed} />;
}

import { useLingui } from '@lingui/react/macro';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import type { NavListItem } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { CountBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useWaitingCount } from '../backoffice/overview/use-overview.ts';
import type { MenuEntry } from '../shared/authenticated-route.ts';
import { useMe } from '../backoffice/sessions/index.ts';
import { isAllowed } from '../shared/may.tsx';
import { getNavRows } from './nav-rows.ts';

export type ConsoleNavItem = NavListItem & {
  readonly icon: IconName;
  readonly text: string;
  readonly isInBottomNav: boolean;
};

/** The places of the menu, made from the rows of the areas. */
export function useNavItems(group: MenuEntry['group']): ConsoleNavItem[] {
  const { t } = useLingui();
  const { routesByPath } = useRouter();
  const shown = useRouterState({ select: (state) => state.location.pathname });
  const { permissions } = useMe().data ?? { permissions: [] };
  const waiting = useWaitingCount(isAllowed(permissions, 'overview', 'see')) ?? 0;
  return getNavRows(Object.values(routesByPath))
    .filter(
      ({ menu, area }) => menu.group === group && (!area || isAllowed(permissions, area, 'see')),
    )
    .map(({ path, prefix, menu }) => ({
      key: path,
      icon: menu.icon,
      text: t(menu.label),
      isInBottomNav: menu.isInBottomNav === true,
      current: prefix === '/' ? shown === prefix : shown.startsWith(prefix),
      render: <Link to={path} search={menu.search ?? {}} params={menu.params ?? {}} />,
      ...(menu.count && { end: <CountBadge value={waiting} label={t`${waiting} wait`} /> }),
    }));
}

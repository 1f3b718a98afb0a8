import { useLingui } from '@lingui/react/macro';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import type { NavItem } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { Count } from '@khelaghor/ui/tag/tag.tsx';
import { useWaitingCount } from '../backoffice/overview/use-overview.ts';
import type { MenuEntry } from '../shared/authenticated-route.ts';
import { menuRows } from './nav-rows.ts';

export type Place = NavItem & { readonly icon: IconName; readonly isDocked: boolean };

/** The places of the menu, made from the rows of the areas. */
export function usePlaces(group: MenuEntry['group']): Place[] {
  const { t } = useLingui();
  const { routesByPath } = useRouter();
  const shown = useRouterState({ select: (state) => state.location.pathname });
  const waiting = useWaitingCount() ?? 0;
  return menuRows(Object.values(routesByPath))
    .filter(({ menu }) => menu.group === group)
    .map(({ path, prefix, menu }) => ({
      key: path,
      icon: menu.icon,
      text: t(menu.label),
      isDocked: menu.isDocked === true,
      current: prefix === '/' ? shown === prefix : shown.startsWith(prefix),
      render: <Link to={path} search={menu.search ?? {}} params={menu.params ?? {}} />,
      ...(menu.count && { end: <Count value={waiting} label={t`${waiting} wait`} /> }),
    }));
}

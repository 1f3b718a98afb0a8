import { Trans } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import type { NavItem } from '@khelaghor/ui/menu-list/menu-list.tsx';

export type Place = NavItem & { readonly icon: IconName };

/** What operators write and hang up on the site. */
export function useContentPlaces(): Place[] {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return [
    {
      key: 'banners',
      icon: 'camera',
      text: <Trans>Banners</Trans>,
      current: path.startsWith('/banners'),
      render: <Link to="/banners" search={{ group: 'w_home' }} />,
    },
    {
      key: 'promotions',
      icon: 'gift',
      text: <Trans>Offers</Trans>,
      current: path.startsWith('/promotions'),
      render: <Link to="/promotions" search={{ view: 'offers' }} />,
    },
    {
      key: 'announcements',
      icon: 'bell',
      text: <Trans>Announcements</Trans>,
      current: path.startsWith('/announcements'),
      render: <Link to="/announcements" />,
    },
    {
      key: 'help',
      icon: 'info',
      text: <Trans>Help centre</Trans>,
      current: path.startsWith('/help'),
      render: <Link to="/help" />,
    },
    {
      key: 'contacts',
      icon: 'headset',
      text: <Trans>Contacts and links</Trans>,
      current: path.startsWith('/contacts'),
      render: <Link to="/contacts" />,
    },
    {
      key: 'feedback',
      icon: 'chat',
      text: <Trans>Feedback</Trans>,
      current: path.startsWith('/feedback'),
      render: <Link to="/feedback" search={{ state: 'new' }} />,
    },
  ];
}

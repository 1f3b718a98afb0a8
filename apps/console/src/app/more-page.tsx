import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { Page } from '../shared/page.tsx';
import { useNavItems } from './nav-items.tsx';

/** The way to everything for which a phone's bar has no room. */
export function MorePage() {
  const { t } = useLingui();
  return (
    <Page title={t`More`}>
      <NavList items={useNavItems('work').filter(({ isInBottomNav }) => !isInBottomNav)} />
      <NavList title={<Trans>Content</Trans>} items={useNavItems('content')} />
      <NavList
        items={[
          {
            key: 'own',
            icon: 'user',
            text: t`My activity`,
            current: false,
            render: <Link to="/my-activity" />,
          },
        ]}
      />
    </Page>
  );
}

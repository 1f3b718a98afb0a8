import { Trans, useLingui } from '@lingui/react/macro';
import { MenuList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { Page } from '../shared/page.tsx';
import { usePlaces } from './nav-items.tsx';

/** The way to everything for which a phone's bar has no room. */
export function MorePage() {
  const { t } = useLingui();
  return (
    <Page title={t`More`}>
      <MenuList places={usePlaces('work').filter(({ isDocked }) => !isDocked)} />
      <MenuList title={<Trans>Content</Trans>} places={usePlaces('content')} />
    </Page>
  );
}

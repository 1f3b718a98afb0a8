import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { ComponentProps } from 'react';
import { Link } from './navigation.tsx';

type SeeAllLinkProps = Pick<ComponentProps<typeof Link>, 'to' | 'search'>;

/** The link beside a section's title to the page that shows the rest. */
export function SeeAllLink(place: SeeAllLinkProps) {
  return (
    <Link {...place}>
      <Trans>See all</Trans>
      <Icon name="chevron" size="small" />
    </Link>
  );
}

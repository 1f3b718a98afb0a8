import './account-extras.css';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card, CardHead } from '@khelaghor/ui/card/card.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useCustomerService } from '../../shared/customer-service.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

type AccountExtraProps = {
  readonly title: ReactNode;
  /** The heading above the member's own part. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly rules: readonly ReactElement[];
  /** The link to a related page; the offers when left out. */
  readonly place?: { readonly to: string; readonly icon: IconName; readonly text: ReactNode };
};

const offers = {
  to: paths.promotions,
  icon: 'gift',
  text: <Trans>Offers</Trans>,
} as const;

/** One benefit of a member: their own part, the rules, and the contact. */
export function AccountExtra({ title, head, children, rules, place = offers }: AccountExtraProps) {
  const [contact] = useCustomerService();
  return (
    <div className="page__main--inset">
      <PageTitle>{title}</PageTitle>
      <div className="account-extras">
        <Card>
          <CardHead title={head} />
          <div className="account-extras__words">{children}</div>
          <div className="account-extras__ways">
            <Button icon={place.icon} render={<Link to={place.to} />}>
              {place.text}
            </Button>
            {contact && (
              <Button icon="headset" onClick={contact.open}>
                <Trans>Customer service</Trans>
              </Button>
            )}
          </div>
        </Card>
        <Card>
          <CardHead title={<Trans>Terms</Trans>} />
          <ul className="account-extras__rules">
            {rules.map((rule) => (
              <li key={rule.key}>{rule}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

/** Replaces a page for agents. */
export function NotForYou() {
  return (
    <div className="page-alone">
      <EmptyState
        page
        art="kite"
        title={<Trans>This is for agents only.</Trans>}
        actions={
          <Button render={<Link to={paths.promotions} />}>
            <Trans>Offers</Trans>
          </Button>
        }
      />
    </div>
  );
}

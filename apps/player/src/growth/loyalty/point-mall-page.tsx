import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card, CardHead } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { paths } from '../../shared/paths.ts';
import './point-mall.css';
import { Link } from '../../shared/navigation.tsx';

/** Where points are redeemed. Until points are given it says so, and what will hold for them. */
export function PointMallPage() {
  return (
    <div className="page__main--inset">
      <PageTitle>
        <Trans>Points mall</Trans>
      </PageTitle>
      <div className="point-mall">
        <Card>
          <CardHead title={<Trans>Your basket is empty</Trans>} />
          <p className="point-mall__words">
            <Trans>
              There are no points at the moment, so there is nothing to redeem. Before the mall
              opens, you will see here how points are earned.
            </Trans>
          </p>
          <Button kind="primary" render={<Link to={paths.home} />}>
            <Trans>Go to the lobby</Trans>
          </Button>
        </Card>
        <Card>
          <CardHead title={<Trans>Terms of points</Trans>} />
          <ul className="point-mall__rules">
            <li>
              <Trans>Points never expire.</Trans>
            </li>
            <li>
              <Trans>Every reward shows its price in points.</Trans>
            </li>
            <li>
              <Trans>
                You see for each redemption whether it is pending, approved or rejected, and since
                when.
              </Trans>
            </li>
            <li>
              <Trans>For a rejected redemption all points are returned.</Trans>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}

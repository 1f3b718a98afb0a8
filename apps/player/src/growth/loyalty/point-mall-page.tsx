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
          <CardHead title={<Trans>The basket is still empty</Trans>} />
          <p className="point-mall__words">
            <Trans>
              No points are given at the moment, so there is nothing to redeem. When the mall opens,
              you will see here how a point is earned before the first one is given.
            </Trans>
          </p>
          <Button kind="primary" render={<Link to={paths.home} />}>
            <Trans>Go to the lobby</Trans>
          </Button>
        </Card>
        <Card>
          <CardHead title={<Trans>What will hold for points</Trans>} />
          <ul className="point-mall__rules">
            <li>
              <Trans>Points never expire.</Trans>
            </li>
            <li>
              <Trans>The price in points stands beside every reward before you redeem.</Trans>
            </li>
            <li>
              <Trans>
                A redemption is in process, approved or rejected; you see which, and when.
              </Trans>
            </li>
            <li>
              <Trans>What is rejected gives the points back in full.</Trans>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}

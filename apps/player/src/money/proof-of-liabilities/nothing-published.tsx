import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/** No epoch yet: a new site, on its first day. */
export function NothingPublished() {
  return (
    <EmptyState
      art="boat"
      title={<Trans>Nothing is published yet</Trans>}
      text={
        <Trans>
          A few minutes after the first player joins, the first total appears here. From then on
          there is one every night.
        </Trans>
      }
      actions={
        <Button kind="primary" icon="seal" render={<Link to={paths.fairness} />}>
          <Trans>How to check a result</Trans>
        </Button>
      }
    />
  );
}

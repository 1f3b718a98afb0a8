import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/** Leads from a deposit to a new one. */
export function AnotherDeposit() {
  return (
    <Button block render={<Link to={paths.deposit} />}>
      <Trans>Another deposit</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { limitsTarget } from './limits-target.ts';

/** From the greeting of a new account to its limits. */
export function DepositLimitLink() {
  return (
    <Button block icon="shield" render={<Link {...limitsTarget} />}>
      <Trans>Set a deposit limit</Trans>
    </Button>
  );
}

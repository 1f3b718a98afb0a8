import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { playPlace } from './limits-target.ts';

/** From the greeting of a new account to its limits. */
export function DepositLimitLink() {
  return (
    <Button block icon="shield" render={<Link {...playPlace} />}>
      <Trans>Set a deposit limit</Trans>
    </Button>
  );
}

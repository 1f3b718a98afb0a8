import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { playPlace } from './play-place.ts';

/** From the greeting of a new account to its limits. */
export function DepositLimitLink() {
  return (
    <Button block icon="shield" render={<Link {...playPlace} />}>
      <Trans>Set a deposit limit</Trans>
    </Button>
  );
}

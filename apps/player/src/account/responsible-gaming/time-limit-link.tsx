import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { limitsTarget } from './limits-target.ts';

/** From the greeting of a new account to the limit on the time of play. */
export function TimeLimitLink() {
  return (
    <Button block icon="clock" render={<Link {...limitsTarget} />}>
      <Trans>Set a time limit</Trans>
    </Button>
  );
}

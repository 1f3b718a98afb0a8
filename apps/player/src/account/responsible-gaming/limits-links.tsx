import { paths } from '../../shared/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';

/** Where the page is: a part of the member's own account. */
export const limitsTarget = { to: paths.securityCenter, search: { part: 'play' } } as const;

/** The menu's link to the member's gambling limits. */
export function LimitsLink() {
  return (
    <Button block icon="shield" className="play-link" render={<Link {...limitsTarget} />}>
      <Trans>Responsible gaming</Trans>
    </Button>
  );
}

/** From the greeting of a new account to its limits. */
export function DepositLimitLink() {
  return (
    <Button block icon="shield" render={<Link {...limitsTarget} />}>
      <Trans>Set a deposit limit</Trans>
    </Button>
  );
}

/** From the greeting of a new account to the limit on the time of play. */
export function TimeLimitLink() {
  return (
    <Button block icon="clock" render={<Link {...limitsTarget} />}>
      <Trans>Set a time limit</Trans>
    </Button>
  );
}

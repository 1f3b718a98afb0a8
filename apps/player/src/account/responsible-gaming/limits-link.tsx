import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { limitsTarget } from './limits-target.ts';

/** The menu's link to the member's gambling limits. */
export function LimitsLink() {
  return (
    <Button block icon="shield" className="play-link" render={<Link {...limitsTarget} />}>
      <Trans>Responsible play</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from './navigation.tsx';
import { paths } from './paths.ts';

/** Leads from a block to the form of complaints. */
export function AppealLink() {
  return (
    <Link to={paths.feedback} search={{ type: 'COMPLAINT' }}>
      <Trans>Is this a mistake? Write to us.</Trans>
    </Link>
  );
}

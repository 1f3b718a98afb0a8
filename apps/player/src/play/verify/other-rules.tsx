import { Trans } from '@lingui/react/macro';
import { Verdict } from '../../shared/proof/verdict.tsx';

/** The verdict on a bet of a version that this page is too old to check. */
export function OtherRules() {
  return (
    <Verdict tone="open" title={<Trans>Other rules</Trans>}>
      <Trans>
        This bet was made under rules that this page does not know. Reload the page and try again.
      </Trans>
    </Verdict>
  );
}

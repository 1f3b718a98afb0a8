import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Page } from '../shared/page.tsx';

/** Stands in the place of a page that the operator's role does not show. */
export function ClosedPage() {
  const { t } = useLingui();
  return (
    <Page title={t`No permission`}>
      <EmptyState
        art="kite"
        title={<Trans>Your role does not show this page</Trans>}
        text={<Trans>Ask an operator who manages roles. The menu lists what you can open.</Trans>}
      />
    </Page>
  );
}

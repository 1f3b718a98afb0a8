import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { May } from '../../shared/may.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { AlertList } from './alert-list.tsx';

const route = getRouteApi('/inside/alerts');

/** Alerts for operators: the open ones, or all. */
export function AlertsPage() {
  const { t } = useLingui();
  const { state } = route.useSearch();
  const navigate = useNavigate();
  return (
    <Page title={t`Alerts`}>
      <May act="see" area="settings">
        <div className="content-foot">
          <Button icon="gear" render={<Link to="/alert-rules" />}>
            <Trans>Rules of alerts</Trans>
          </Button>
        </div>
      </May>
      <PageTabs
        label={t`Alerts`}
        value={state}
        onChange={(next) => void navigate({ to: '/alerts', search: { state: next } })}
        tabs={[
          { key: 'open', text: <Trans>Open</Trans>, panel: <AlertList state="open" /> },
          { key: 'all', text: <Trans>All alerts</Trans>, panel: <AlertList state="all" /> },
        ]}
      />
    </Page>
  );
}

// First: the settings' rows have schemas.
import '@khelaghor/contract/lib/zod-without-eval.ts';
import '@khelaghor/ui/unavailable-page/unavailable-page.css';
import './settings.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

const RequestsPanel = lazy(async () => ({
  default: (await import('./requests-panel.tsx')).RequestsPanel,
}));

/** Changes are collected and saved together, by a deliberate act. */
export function SettingsPage() {
  const { t } = useLingui();
  const settings = useSettings();
  return (
    <Page title={t`Settings`}>
      <p>
        <Link to="/settings-history" search={{ tab: 'changes' }}>
          <Trans>History, export and import</Trans>
        </Link>
      </p>
      <Suspense fallback={null}>
        <RequestsPanel />
      </Suspense>
      <QueryState query={settings} />
      {settings.data && <SettingsForm saved={settings.data} />}
    </Page>
  );
}

// First: the settings' rows have schemas.
import '@khelaghor/contract/lib/zod-without-eval.ts';
import '@khelaghor/ui/unavailable-page/unavailable-page.css';
import './settings.css';
import { useLingui } from '@lingui/react/macro';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

/** Changes are collected and saved together, by a deliberate act. */
export function SettingsPage() {
  const { t } = useLingui();
  const settings = useSettings();
  return (
    <Page title={t`Settings`}>
      <QueryState query={settings} />
      {settings.data && <SettingsForm saved={settings.data} />}
    </Page>
  );
}

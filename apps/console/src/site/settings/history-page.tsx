// First: the settings' rows have schemas.
import '@khelaghor/contract/lib/zod-without-eval.ts';
import '../../shared/kit/detail.css';
import './setting-history.css';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { FilePanel } from './file-panel.tsx';

const route = getRouteApi('/inside/settings-history');

/** Changes of settings, a comparison of two times, and export and import as a file. */
export function HistoryPage() {
  const { t } = useLingui();
  const { tab, key } = route.useSearch();
  const navigate = useNavigate();
  const choose = (chosen: string | undefined) =>
    void navigate({
      to: '/settings-history',
      search: { tab: 'changes', ...(chosen !== undefined && { key: chosen }) },
    });
  return (
    <Page
      title={t`Settings history`}
      back={<Link to="/settings/$part" params={{ part: 'general' }} />}
    >
      <PageTabs
        label={t`Settings history`}
        value={tab}
        onChange={(next) => void navigate({ to: '/settings-history', search: { tab: next } })}
        tabs={[
          {
            key: 'changes',
            text: t`Changes`,
            panel: <ChangesPanel chosen={key} onChoose={choose} />,
          },
          { key: 'compare', text: t`Two times`, panel: <ComparePanel /> },
          { key: 'file', text: t`As a file`, panel: <FilePanel /> },
        ]}
      />
    </Page>
  );
}

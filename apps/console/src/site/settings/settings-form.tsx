import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReadSettings } from '@khelaghor/contract/backoffice/operator.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { useNow } from '../../shared/clock.ts';
import { pickChanged } from '../../shared/edits/compare-drafts.ts';
import { MeanwhilePanel } from '../../shared/edits/meanwhile-panel.tsx';
import { useMergedDraft } from '../../shared/edits/use-merged-draft.ts';
import type { DraftReading } from '../../shared/edits/use-merged-draft.ts';
import { FormError } from '../../shared/form-error.tsx';
import { PartPanel } from './part-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { splitChanges, validateSettings } from './setting-changes.ts';
import { settingParts } from './setting-parts.ts';
import type { SettingRows } from './setting-rows.ts';
import { SettingSearch } from './setting-search.tsx';
import { useSettingFact, useSettingName } from './setting-value.tsx';
import { useShownSetting } from './show-setting.ts';
import { useRequestSetting, useSettingRequests } from './use-setting-requests.ts';
import { useChangeSettings } from './use-settings.ts';

const route = getRouteApi('/inside/settings/$part');
const MaintenanceDialog = lazy(async () => ({
  default: (await import('./maintenance-dialog.tsx')).MaintenanceDialog,
}));

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/** The tabs, each at its own address; a draft lives through going from one to another. */
function Parts({ rows, asked }: { readonly rows: SettingRows; readonly asked: number }) {
  const { t } = useLingui();
  const { part } = route.useParams();
  const { find } = route.useSearch();
  const navigate = useNavigate();
  useShownSetting(find, { shown: rows.shown, asked });
  return (
    <Tabs
      label={t`Settings sections`}
      value={part}
      onChange={(next) => void navigate({ to: '/settings/$part', params: { part: next } })}
      tabs={settingParts.map((each) => ({
        key: each.name,
        text: t(each.title),
        panel: <PartPanel key={each.name} part={each} rows={rows} />,
      }))}
    />
  );
}

const getReading = ({ revision, ...begun }: ReadSettings): DraftReading<SiteSettings> => ({
  begun,
  kept: { id: 'settings', revision },
});

/** Everything that can be set, with what of it was changed and not saved yet. */
export function SettingsForm({ saved }: { readonly saved: ReadSettings }) {
  const [step, setStep] = useState<'closing' | 'requesting' | null>(null);
  const [asked, setAsked] = useState(0);
  const now = useNow(30_000);
  const changing = useChangeSettings();
  const requests = useSettingRequests();
  const getFact = useSettingFact();
  const requesting = useRequestSetting();
  const toast = useToast();
  const refusal = getMutationRefusal(changing);
  const merged = useMergedDraft(getReading(saved), refusal);
  const { draft: shown, set, undo, read, meanwhile, isUndecided } = merged;
  const getName = useSettingName();
  const changed = pickChanged(read.begun, shown);
  const rows = { shown, changed, onChange: set };
  const save = async () => {
    setStep(null);
    const { begun, kept, draft } = merged.settle();
    const { own, byTwo } = splitChanges(pickChanged(begun, draft));
    if (Object.keys(own).length === 0) {
      changing.reset();
      if (Object.keys(byTwo).length > 0) setStep('requesting');
      return;
    }
    try {
      const { revision = saved.revision } = kept ?? {};
      const standing = getReading(await changing.mutateAsync({ ...own, revision }));
      merged.restart(standing, { ...standing.begun, ...byTwo });
    } catch {
      return;
    }
    if (Object.keys(byTwo).length > 0) setStep('requesting');
    toast({
      tone: 'good',
      title: <Trans>Saved</Trans>,
      text: <Trans>The site updates at once.</Trans>,
    });
  };
  return (
    <div className="settings">
      <SettingSearch onChoose={() => setAsked((times) => times + 1)} />
      <Parts rows={rows} asked={asked} />
      <MeanwhilePanel meanwhile={meanwhile} getName={getName} />
      <FormError refusal={refusal} />
      <SaveBar
        count={Object.keys(changed).length}
        error={validateSettings(shown, changed, now)}
        busy={changing.isPending}
        isUndecided={isUndecided}
        onUndo={undo}
        onSave={() => (changed.status === 1 ? setStep('closing') : void save())}
      />
      <Suspense fallback={null}>
        {step === 'closing' && (
          <MaintenanceDialog onCancel={() => setStep(null)} onConfirm={() => void save()} />
        )}
        {step === 'requesting' && (
          <RequestDialog
            saved={read.begun}
            changes={splitChanges(changed).byTwo}
            getFact={getFact}
            request={requesting.mutateAsync}
            isAlone={requests.data?.needsSecond === false}
            onDone={() => {
              setStep(null);
              undo();
            }}
            onClose={() => setStep(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

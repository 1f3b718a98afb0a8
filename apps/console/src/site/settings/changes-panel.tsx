import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { SettingChange } from '@khelaghor/contract/backoffice/setting-history.ts';
import { isByTwo, settingRows, siteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { Party } from '../../shared/event-log/event-cells.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { SettingChangeText, useSettingFact, useSettingName } from './setting-value.tsx';
import { useSettingChanges } from './use-setting-history.ts';
import { useRequestSetting, useSettingRequests } from './use-setting-requests.ts';
import { useChangeSettings, useSettings } from './use-settings.ts';

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/** The operator who changed it, and the one who requested it where two did. */
function ActorCell({ by, request }: SettingChange) {
  const { askedBy, reason } = request ?? {};
  return (
    <>
      <Party party={by} as="actor" search={{ kind: 'setting.changed' }} />
      {request && (
        <small>
          <Trans>
            Requested by <span translate="no">{askedBy}</span>: {reason}
          </Trans>
        </small>
      )}
    </>
  );
}

function useColumns(): ListColumn<SettingChange>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const getName = useSettingName();
  return [
    { key: 'key', name: t`Setting`, slot: 'name', cell: ({ key }) => getName(key) },
    {
      key: 'change',
      name: t`Changed`,
      slot: 'note',
      cell: (change) => <SettingChangeText change={change} />,
    },
    {
      key: 'by',
      name: t`Actor`,
      slot: 'state',
      cell: ActorCell,
    },
    { key: 'at', name: t`Time`, slot: 'value', cell: ({ at }) => moment(at) },
  ];
}

const isEdited = (key: string): key is keyof SiteSettings => Object.hasOwn(siteSettings.shape, key);

/** Offers the value of before where the form has the setting and another value holds now. */
function useRestore(): (change: SettingChange) => Action[] {
  const changing = useChangeSettings();
  const isAlone = useSettingRequests().data?.needsSecond === false;
  const now = useSettings().data;
  const getName = useSettingName();
  const getFact = useSettingFact();
  const requesting = useRequestSetting();
  return ({ id, key, before }) => {
    if (!now || !isEdited(key) || JSON.stringify(now[key]) === JSON.stringify(before)) return [];
    const name = getName(key);
    const shown = {
      key: `restore ${id}`,
      label: <Trans>Restore</Trans>,
      about: name,
      icon: 'history',
    } as const;
    if (isByTwo(key)) {
      const changes = { [key]: before };
      const renderDialog = (onClose: () => void) => (
        <RequestDialog
          saved={now}
          changes={changes}
          getFact={getFact}
          request={requesting.mutateAsync}
          isAlone={isAlone}
          onDone={onClose}
          onClose={onClose}
        />
      );
      return [{ ...shown, renderDialog }];
    }
    return [
      {
        ...shown,
        question: {
          title: <Trans>Restore “{name}”?</Trans>,
          lead: <Trans>The value of before this change is saved; the site uses it at once.</Trans>,
          facts: <SettingChangeText change={{ key, before: now[key], after: before }} />,
          done: { title: <Trans>Restored</Trans> },
        },
        run: () => changing.mutateAsync({ [key]: before, revision: now.revision }),
      },
    ];
  };
}

type ChangesPanelProps = {
  /** The setting whose changes are listed; left out, all. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
};

/** Changes of settings: operator, time, value before and after. */
export function ChangesPanel({ chosen, onChoose }: ChangesPanelProps) {
  const { t, i18n } = useLingui();
  const pages = useSettingChanges(chosen);
  const columns = useColumns();
  const getRestore = useRestore();
  const getName = useSettingName();
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  const names = settingRows
    .map(([key]) => ({ key: key as string, text: getName(key) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, i18n.locale));
  return (
    <div className="detail__part">
      <ChoiceField
        label={<Trans>Setting</Trans>}
        value={chosen ?? ''}
        choices={[{ key: '', text: t`All settings` }, ...names]}
        onChange={(key) => onChoose(key === '' ? undefined : key)}
      />
      <QueryState query={pages} skeletons={3} />
      {rows && (
        <ListTable
          caption={t`Changes of settings`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          getActions={(change) => ({ actions: getRestore(change) })}
          empty={<EmptyState art="boat" title={<Trans>Nothing was changed yet</Trans>} />}
        >
          <QueryPager query={pages} />
        </ListTable>
      )}
    </div>
  );
}

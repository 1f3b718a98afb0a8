import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type {
  ComparedSection,
  ComparedThing,
  ImportedThing,
} from '@khelaghor/contract/backoffice/configuration.ts';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { sectionTitles } from './section-names.ts';
import { SettingChangeText, useSettingName } from './setting-value.tsx';

/** Things of a section that its import would change. */
export const listImportable = ({ things }: ComparedSection): readonly ComparedThing[] =>
  things.filter(({ state }) => state === 'added' || state === 'changed');

/** The outcome of a thing; before the import, its expected one. */
type ThingState = ComparedThing['state'] | ImportedThing['outcome'];

function StateBadge({ state }: { readonly state: ThingState }): ReactNode {
  switch (state) {
    case 'added':
      return (
        <StatusBadge tone="open">
          <Trans>New</Trans>
        </StatusBadge>
      );
    case 'changed':
      return (
        <StatusBadge tone="open">
          <Trans>Differs</Trans>
        </StatusBadge>
      );
    case 'done':
      return (
        <StatusBadge tone="good">
          <Trans>Imported</Trans>
        </StatusBadge>
      );
    case 'requested':
      return (
        <StatusBadge tone="open">
          <Trans>Requested</Trans>
        </StatusBadge>
      );
    case 'waiting':
      return (
        <StatusBadge tone="open">
          <Trans>Was requested before</Trans>
        </StatusBadge>
      );
    case 'unknown':
      return (
        <StatusBadge tone="quiet">
          <Trans>Unknown here</Trans>
        </StatusBadge>
      );
    case 'refused':
      return (
        <StatusBadge tone="bad">
          <Trans>Refused</Trans>
        </StatusBadge>
      );
  }
}

type Shown = {
  readonly thing: ComparedThing;
  readonly state: ThingState;
  /** Why it is not imported, in words. */
  readonly refusal: string | null;
};

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives parts of parts names of their own, such as `terms.minimum`, so that few of them differ. */
function flatten(value: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  const parts = Object.entries(value).map(([name, part]) =>
    isContainer(part) ? flatten(part, `${prefix}${name}.`) : { [`${prefix}${name}`]: part },
  );
  return Object.assign({}, ...parts) as Record<string, unknown>;
}

const toShown = (value: unknown): unknown => (isContainer(value) ? flatten(value) : value);

function useColumns(section: SectionName): ListColumn<Shown>[] {
  const { t } = useLingui();
  const getName = useSettingName();
  return [
    {
      key: 'name',
      name: t`Name`,
      slot: 'name',
      cell: ({ thing: { id } }) =>
        section === 'settings' ? (
          getName(id)
        ) : (
          <bdi translate="no" lang="zxx">
            {id}
          </bdi>
        ),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'value',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'change',
      name: t`Now and in the file`,
      slot: 'line',
      cell: ({ thing: { id: key, before, after }, refusal }) => (
        <>
          {refusal !== null && <p className="file-refusal">{refusal}</p>}
          <SettingChangeText
            change={
              section === 'settings'
                ? { key, before, after }
                : { key: '', before: toShown(before), after: toShown(after) }
            }
          />
        </>
      ),
    },
  ];
}

type SectionProps = {
  readonly compared: ComparedSection;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** What came of its import; undefined: it was not imported yet. */
  readonly imported: readonly ImportedThing[] | undefined;
};

/** A section of a file: its check box, and the things that differ. */
export function FileSection({ compared, isChosen, onChoose, imported }: SectionProps) {
  const { t, i18n } = useLingui();
  const { count } = useNumberFormat();
  const { section, things, refusal, unchanged } = compared;
  const columns = useColumns(section);
  const title = i18n._(sectionTitles[section]);
  const [differing, same] = [count(things.length), count(unchanged)];
  const rows = things.map((thing): Shown => {
    const after = imported?.find(({ id }) => id === thing.id);
    const why = after ? after.refusal : thing.refusal;
    return { thing, state: after?.outcome ?? thing.state, refusal: why?.message ?? null };
  });
  return (
    <section className="file-section" aria-label={title}>
      <Checkbox
        label={
          <>
            <b>{title}</b>{' '}
            <small>
              <Trans>
                differs: {differing} · as in the file: {same}
              </Trans>
            </small>
          </>
        }
        checked={isChosen}
        disabled={imported !== undefined || listImportable(compared).length === 0}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      {refusal && <p className="file-refusal">{refusal.message}</p>}
      {rows.length > 0 && (
        <ListTable
          caption={t`What differs: ${title}`}
          columns={columns}
          rows={rows}
          rowKey={({ thing: { id } }) => id}
          empty={<EmptyState art="lotus" title={<Trans>Nothing differs</Trans>} />}
        />
      )}
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SettingDifference } from '@khelaghor/contract/backoffice/setting-history.ts';
import type { SettingRow } from '@khelaghor/contract/site/setting-row.ts';
import { settingsTable } from '@khelaghor/contract/site/settings-table.ts';
import { readDetail } from '../../shared/event-log/detail-lines.ts';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';

const findRow = (key: string): SettingRow | undefined =>
  Object.hasOwn(settingsTable, key) ? settingsTable[key as keyof typeof settingsTable] : undefined;

/** Reads what a setting is called; one that the form does not have is called by its key. */
export function useSettingName(): (key: string) => string {
  const text = useLocalText();
  return (key) => {
    const label = findRow(key)?.label;
    return label && text(label) !== '' ? text(label) : key;
  };
}

/** A value of a switch or a choice in the words of the form; null: it has none. */
function useValueWords(): (key: string, value: unknown) => ReactNode {
  const text = useLocalText();
  return (key, value) => {
    const control = findRow(key)?.control;
    if (control?.kind === 'switch' && typeof value === 'boolean') {
      const own = value ? control.on : control.off;
      if (own) return text(own);
      return value ? <Trans>On</Trans> : <Trans>Off</Trans>;
    }
    if (control?.kind !== 'choice') return null;
    const choice = control.choices.find((one) => one.value === value);
    return choice ? <span lang={choice.lang}>{text(choice.text)}</span> : null;
  };
}

/** The value of a setting before and after; of one with parts, only the parts that differ. */
export function SettingChangeText({ change }: { readonly change: SettingDifference }) {
  const words = useValueWords();
  const { key, before, after } = change;
  const spoken = [words(key, before), words(key, after)];
  if (spoken.every((one) => one !== null))
    return (
      <p className="setting-change">
        <del>{spoken[0]}</del> <span aria-hidden="true">→</span> <ins>{spoken[1]}</ins>
      </p>
    );
  const { changes } = readDetail({ before: before ?? null, after: after ?? null });
  return (
    <dl className="setting-change" lang="zxx" translate="no">
      {changes.map((part) => (
        <div key={part.name}>
          {part.name !== '' && (
            <dt>
              <code>{part.name}</code>
            </dt>
          )}
          <dd>
            <del>{part.before}</del> <span aria-hidden="true">→</span> <ins>{part.after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Writes a change of a setting as a fact, by the name of the setting. */
export function useSettingFact(): (change: SettingDifference) => ObjectFact {
  const getName = useSettingName();
  return (change) => ({
    key: change.key,
    name: getName(change.key),
    value: <SettingChangeText change={change} />,
  });
}

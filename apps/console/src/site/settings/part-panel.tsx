import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { describeSpoken, translateIn } from './find-settings.ts';
import type { Text } from './find-settings.ts';
import type { SettingGroup, SettingPart, SettingRow, SettingRows } from './setting-rows.ts';

function OneRow({ row, rows }: { readonly row: SettingRow; readonly rows: SettingRows }) {
  const { i18n } = useLingui();
  const { id, label, behind, Row } = row;
  const read = (text: Text) => describeSpoken(text, translateIn(i18n));
  if (behind && !behind.isShown(rows.shown)) return null;
  return (
    <div className="settings__row" data-setting={id}>
      <Row {...rows} label={read(label)} />
    </div>
  );
}

function Group({ group, rows }: { readonly group: SettingGroup; readonly rows: SettingRows }) {
  const { t } = useLingui();
  const { title, isTitleSilent, Note, pairs, Preview } = group;
  const drawn: ReactNode = group.rows.map((row) => <OneRow key={row.id} row={row} rows={rows} />);
  return (
    <section className="settings__group" {...(isTitleSilent && { 'aria-label': t(title) })}>
      {!isTitleSilent && <h2 className="section-title">{t(title)}</h2>}
      {Note && (
        <p className="setting__note">
          <Note />
        </p>
      )}
      {pairs ? <div className="settings__pairs">{drawn}</div> : drawn}
      {Preview && (
        <Suspense fallback={null}>
          <Preview {...rows} />
        </Suspense>
      )}
    </section>
  );
}

/** One tab of the settings: its groups, each with its rows. */
export function PartPanel({
  part,
  rows,
}: {
  readonly part: SettingPart;
  readonly rows: SettingRows;
}) {
  return (
    <div className="settings">
      {part.groups.map((group) => (
        <Group key={group.title.id} group={group} rows={rows} />
      ))}
    </div>
  );
}

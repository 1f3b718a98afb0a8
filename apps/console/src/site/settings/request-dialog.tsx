import './setting-history.css';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SettingDifference } from '@khelaghor/contract/backoffice/setting-history.ts';
import type { SettingByTwo, SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { createId } from '../../shared/new-id.ts';
import type { AskedSetting } from './use-setting-requests.ts';

type DialogProps = {
  readonly saved: SiteSettings;
  /** The new values of settings that two operators change. */
  readonly changes: { readonly [Key in SettingByTwo]?: SiteSettings[Key] };
  /** Writes a change in words: the page knows those of the settings. */
  readonly getFact: (change: SettingDifference) => ObjectFact;
  readonly request: (asked: AskedSetting) => Promise<unknown>;
  /** No other operator could confirm a change. */
  readonly isAlone: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Requests other values of settings, with one reason for all of them. */
export function RequestDialog({
  saved,
  changes,
  getFact,
  request,
  isAlone,
  onDone,
  onClose,
}: DialogProps) {
  // Made once for the dialog: a second press asks for the same things.
  const [keys] = useState(() => new Map(Object.keys(changes).map((key) => [key, createId()])));
  const rows = (Object.keys(changes) as SettingByTwo[]).map((setting) => ({
    setting,
    before: saved[setting],
    after: changes[setting],
  }));
  return (
    <ActionDialog
      question={{
        title: <Trans>Change settings of money and risk?</Trans>,
        facts: (
          <Facts
            facts={rows.map(({ setting, ...change }) => getFact({ key: setting, ...change }))}
          />
        ),
        reason: {},
        needsSecond: !isAlone,
        done: isAlone
          ? { title: <Trans>Saved</Trans>, text: <Trans>The site updates at once.</Trans> }
          : { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={isAlone ? <Trans>Save</Trans> : <Trans>Request</Trans>}
      run={async ({ reason }) => {
        for (const row of rows) await request({ ...row, key: keys.get(row.setting) ?? '', reason });
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

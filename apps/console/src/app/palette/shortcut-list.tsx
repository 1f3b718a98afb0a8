import './shortcut-list.css';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Keys } from '@khelaghor/ui/command-list/command-list.tsx';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { areKeysAlone, saveKeysAlone } from '../../shared/browser-storage.ts';
import { useNavItems } from '../nav-items.tsx';
import { getKeys } from './shortcuts.ts';

function Row({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className="shortcuts__row">
      <dt>{children}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  );
}

/** All keys of the console, and whether those that are pressed alone are wanted. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [alone, setAlone] = useState(areKeysAlone);
  const pages = [...useNavItems('work'), ...useNavItems('content')];
  return (
    <Modal open onClose={onClose} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className="shortcuts">
        <Row keys={['Ctrl', 'K']}>
          <Trans>Go to a page or find a member</Trans>
        </Row>
        <Row keys={['?']}>
          <Trans>Show this list</Trans>
        </Row>
        <Row keys={['J', 'K']}>
          <Trans>Next and previous row of a list</Trans>
        </Row>
        <Row keys={['Enter']}>
          <Trans>Open the row</Trans>
        </Row>
        <Row keys={['A']}>
          <Trans>Approve or credit: opens the dialog</Trans>
        </Row>
        <Row keys={['R']}>
          <Trans>Reject: opens the dialog</Trans>
        </Row>
        {pages.map(({ key, text }) => {
          const keys = getKeys(key);
          return (
            keys && (
              <Row key={key} keys={keys}>
                {text}
              </Row>
            )
          );
        })}
      </dl>
      <Checkbox
        label={<Trans>Keys without Ctrl work</Trans>}
        checked={alone}
        onChange={({ currentTarget }) => {
          saveKeysAlone(currentTarget.checked);
          setAlone(currentTarget.checked);
        }}
      />
    </Modal>
  );
}

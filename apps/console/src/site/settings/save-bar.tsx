import { Trans, useLingui } from '@lingui/react/macro';
import { settingsTable } from '@khelaghor/contract/site/settings-table.ts';
import type { SettingRow } from '@khelaghor/contract/site/setting-row.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useLocalText } from '../../shared/local-text.ts';
import type { ValidationError } from './setting-changes.ts';
import { May } from '../../shared/may.tsx';

function useErrorText(): (error: ValidationError) => string {
  const { t } = useLingui();
  const read = useLocalText();
  return (error) => {
    switch (error) {
      case 'end_before_start':
        return t`Maintenance must end after it begins.`;
      case 'end_passed':
        return t`The end of the maintenance has passed already.`;
      case 'default_language_off':
        return t`The language of a first visit must be one of those offered.`;
      default: {
        const { invalid, label }: SettingRow = settingsTable[error];
        const name = read(label);
        return invalid ? read(invalid) : t`“${name}” is not valid.`;
      }
    }
  };
}

type SaveBarProps = {
  readonly count: number;
  readonly error: ValidationError | null;
  readonly busy: boolean;
  /** The operator must choose first between two changes of one setting. */
  readonly isUndecided: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
};

/** How many changes wait, why they cannot be saved, and the button that saves them. */
export function SaveBar(props: SaveBarProps) {
  const { count, error, busy, isUndecided, onUndo, onSave } = props;
  const figures = useNumberFormat();
  const textOf = useErrorText();
  const shownCount = figures.count(count);
  if (count === 0) {
    return (
      <div className="save">
        <p role="status">
          <Trans>Everything is saved. The event log records each change.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="save save--open">
      <p role="status">
        {error === null ? <Trans>Unsaved changes: {shownCount}</Trans> : textOf(error)}
      </p>
      <Button onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <May act="act">
        <Button
          kind="primary"
          icon="check"
          busy={busy}
          disabled={error !== null || isUndecided}
          onClick={onSave}
        >
          <Trans>Save</Trans>
        </Button>
      </May>
    </div>
  );
}

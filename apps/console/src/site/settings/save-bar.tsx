import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFigures } from '../../shared/number-format.ts';
import type { DraftTrouble } from './setting-changes.ts';

function useTroubleText(): (trouble: DraftTrouble) => string {
  const { t } = useLingui();
  return (trouble) =>
    ({
      end_before_start: t`Maintenance must end after it begins.`,
      end_passed: t`The end of the maintenance has passed already.`,
      brand_empty: t`The site needs a name in Bengali and in English.`,
      default_language_off: t`The language of a first visit must be one of those offered.`,
      domain_invalid: t`An address is not right: only scheme and host, such as https://example.com`,
      host_invalid: t`A host is not right: it must be https://, a name, and nothing behind it, each once.`,
      country_invalid: t`Countries are written with two letters each, at least one: BD, IN`,
      field_invalid: t`A field of the sign-up form has a rule that makes no sense.`,
      captcha_id_invalid: t`The captcha id of GeeTest is not right: 32 characters, 0-9 and a-f.`,
      tag_invalid: t`The name of the tag is not right: it looks like G-ABC123DEF4.`,
      link_invalid: t`A link is not right: it must begin with https://`,
    })[trouble];
}

type SaveBarProps = {
  readonly count: number;
  readonly trouble: DraftTrouble | null;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
};

/** How many changes wait, why they cannot be saved, and the button that saves them. */
export function SaveBar({ count, trouble, busy, onUndo, onSave }: SaveBarProps) {
  const figures = useFigures();
  const textOf = useTroubleText();
  const shownCount = figures.count(count);
  if (count === 0) {
    return (
      <div className="save">
        <p role="status">
          <Trans>Everything is saved. Each change is kept in the event log.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="save save--open">
      <p role="status">
        {trouble === null ? (
          <Trans>Changes that are not saved: {shownCount}</Trans>
        ) : (
          textOf(trouble)
        )}
      </p>
      <Button onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <Button kind="lead" icon="check" busy={busy} disabled={trouble !== null} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}

import './cases.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import {
  screeningCharactersMax,
  screeningColumns,
  screeningEntriesMax,
} from '@khelaghor/contract/backoffice/case-terms.ts';
import type { ScreeningFault } from '@khelaghor/contract/backoffice/cases.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { faultLabels } from './labels.tsx';
import { useImport } from './use-cases.ts';

/** The rows that cannot be read; nothing of the file was imported. */
function Faults({ faults }: { readonly faults: readonly ScreeningFault[] }) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  return (
    <div role="alert">
      <p>
        <Trans>Nothing was imported. Correct these rows and try again:</Trans>
      </p>
      <ul>
        {faults.map((found) => {
          const { column, fault } = found;
          const line = count(found.line);
          return (
            <li key={`${found.line} ${column} ${fault}`}>
              <b>
                <Trans>Line {line}</Trans>
              </b>{' '}
              {column !== '' && <code>{column}</code>} {t(faultLabels[fault])}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type SourceProps = { readonly text: string; readonly onChange: (text: string) => void };

/** A file, or text that is pasted. */
function Source({ text, onChange }: SourceProps) {
  const { count } = useNumberFormat();
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    onChange((await chosen.text()).slice(0, screeningCharactersMax));
    if (file.current) file.current.value = '';
  };
  const [columns, most] = [screeningColumns.join(','), count(screeningEntriesMax)];
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <Button icon="upload" onClick={() => file.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <TextArea
        label={<Trans>The list</Trans>}
        name="list"
        hint={
          <Trans>
            First line: <code>{columns}</code>. The date of birth is a day (1970-12-31), a year or
            empty. At most {most} names.
          </Trans>
        }
        rows={8}
        spellCheck={false}
        value={text}
        maxLength={screeningCharactersMax}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** Brings screening lists in. Each list that the file names gets these names and no others. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const importing = useImport();
  const toast = useToast();
  const [text, setText] = useState('');
  const faults = importing.data?.faults ?? [];
  const send = async () => {
    if (text.trim() === '') return;
    try {
      if ((await importing.mutateAsync(text)).faults.length > 0) return;
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>The list is imported</Trans> });
    onClose();
  };
  const change = (next: string) => {
    setText(next);
    importing.reset();
  };
  return (
    <FormDialog
      dismissible={false}
      title={<Trans>Import a screening list</Trans>}
      lead={
        <Trans>
          Each list that the file names gets these names and no others. All members are compared
          with it then.
        </Trans>
      }
      submitLabel={<Trans>Import</Trans>}
      icon="upload"
      busy={importing.isPending}
      refusal={getMutationRefusal(importing)}
      onClose={onClose}
      onAct={() => void send()}
    >
      <div className="screening-import">
        <Source text={text} onChange={change} />
        {faults.length > 0 && <Faults faults={faults} />}
      </div>
    </FormDialog>
  );
}

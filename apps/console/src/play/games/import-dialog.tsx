import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { importGames, ImportFault } from '@khelaghor/contract/play/games-admin.ts';
import { importMaxCharacters, importMaxGames } from '@khelaghor/contract/play/lobby-terms.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { ChoiceField, TextArea } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { FormError } from '../../shared/form-error.tsx';
import { useVendorChoices } from '../vendors/index.ts';
import { useImportGames } from './use-games.ts';

type Imported = ValueOf<typeof importGames>;

function FaultText({ fault }: { readonly fault: ImportFault['fault'] }): ReactNode {
  switch (fault) {
    case 'unreadable':
      return <Trans>cannot be read</Trans>;
    case 'missing':
      return <Trans>is missing</Trans>;
    case 'invalid':
      return <Trans>has an invalid value</Trans>;
    case 'unknown_field':
      return <Trans>is not a field of a game</Trans>;
    case 'repeated':
      return <Trans>appears twice</Trans>;
    case 'too_many':
      return <Trans>more games than one list may have</Trans>;
  }
}

/** What a list would bring, or what is wrong with it. */
function Outcome({ outcome }: { readonly outcome: Imported }) {
  const { count } = useNumberFormat();
  const [added, changed, unchanged] = [outcome.added, outcome.changed, outcome.unchanged].map(
    (one) => count(one),
  );
  if (outcome.faults.length === 0)
    return (
      <p className="import-outcome" role="status">
        <Trans>
          New: {added} · changed: {changed} · as before: {unchanged}
        </Trans>
      </p>
    );
  return (
    <div className="import-faults" role="alert">
      <p>
        <Trans>Nothing was imported. Correct these rows and try again:</Trans>
      </p>
      <ul>
        {outcome.faults.map((fault) => {
          const line = count(fault.line);
          return (
            <li key={`${fault.line}-${fault.field}-${fault.fault}`}>
              <b>
                <Trans>Line {line}</Trans>
              </b>{' '}
              {fault.field !== '' && <code>{fault.field}</code>} <FaultText fault={fault.fault} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const getFormat = (name: string): 'json' | 'csv' => (/\.csv$/iu.test(name) ? 'csv' : 'json');

type Written = { vendor: string; format: 'json' | 'csv'; text: string };

/** What is brought: a file, or text that is pasted. */
function Source({ written, set }: { written: Written; set: (part: Partial<Written>) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = (await chosen.text()).slice(0, importMaxCharacters);
    set({ text, format: getFormat(chosen.name) });
    if (file.current) file.current.value = '';
  };
  const most = importMaxGames;
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        hidden
        onChange={(change) => void read(change.target.files?.[0])}
      />
      <div className="content-pair">
        <ChoiceField
          label={<Trans>List format</Trans>}
          value={written.format}
          choices={[
            { key: 'json', text: 'JSON' },
            { key: 'csv', text: 'CSV' },
          ]}
          onChange={(format) => set({ format })}
        />
        <div className="import-file">
          <Button icon="upload" onClick={() => file.current?.click()}>
            <Trans>Choose a file</Trans>
          </Button>
        </div>
      </div>
      <TextArea
        label={<Trans>The list</Trans>}
        hint={
          <Trans>
            Fields: <code>vendorGameCode, titleEn, titleBn, gameType</code>; if wanted{' '}
            <code>gameClassify, picture, rtpHundredths, minBet</code> (poisha),{' '}
            <code>minLineNum, launch, isHot, opensVendorList, accountType</code>. {most} games at
            most.
          </Trans>
        }
        rows={8}
        spellCheck={false}
        value={written.text}
        maxLength={importMaxCharacters}
        onChange={(change) => set({ text: change.target.value })}
      />
    </>
  );
}

type DialogProps = { readonly vendor: string | null; readonly onClose: () => void };

/** Brings a vendor's list of games in, after a look at what it would do. */
export function ImportDialog({ vendor, onClose }: DialogProps) {
  const vendors = useVendorChoices();
  const importing = useImportGames();
  const toast = useToast();
  const [written, setWritten] = useState<Written>({
    vendor: vendor ?? '',
    format: 'json',
    text: '',
  });
  const [looked, setLooked] = useState<Imported | null>(null);
  const set = (part: Partial<Written>) => {
    setWritten({ ...written, ...part });
    setLooked(null);
  };
  const chosen = written.vendor || (vendors[0]?.key ?? '');
  const isReady = chosen !== '' && written.text.trim() !== '';
  const send = async (dryRun: boolean) => {
    if (!isReady) return;
    try {
      const outcome = await importing.mutateAsync({ ...written, vendor: chosen, dryRun });
      setLooked(outcome);
      if (dryRun || outcome.faults.length > 0) return;
    } catch {
      return;
    }
    toast({ tone: 'good', title: <Trans>The list is imported</Trans> });
    onClose();
  };
  const isGood = looked !== null && looked.faults.length === 0;
  return (
    <Modal
      open
      dismissible={false}
      width="wide"
      onClose={onClose}
      title={<Trans>Import a list of games</Trans>}
      lead={
        <Trans>
          All rows are imported, or none. Games that are not in the file stay unchanged.
        </Trans>
      }
      actions={
        <>
          <Button busy={importing.isPending} onClick={() => void send(true)}>
            <Trans>Check the list</Trans>
          </Button>
          <Button
            kind="primary"
            icon="check"
            aria-disabled={!isGood}
            busy={importing.isPending}
            onClick={() => {
              if (isGood) void send(false);
            }}
          >
            <Trans>Import</Trans>
          </Button>
        </>
      }
    >
      <div className="content-form">
        <ChoiceField
          label={<Trans>Vendor</Trans>}
          value={chosen}
          choices={vendors}
          onChange={(code) => set({ vendor: code })}
        />
        <Source written={written} set={set} />
        {looked && <Outcome outcome={looked} />}
        <FormError refusal={getMutationRefusal(importing)} />
      </div>
    </Modal>
  );
}

import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { StatementReport } from '@khelaghor/contract/money/statements.ts';
import { statementBytesMax } from '@khelaghor/contract/money/statement-terms.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useDepositChannels } from '../deposit-channels/index.ts';
import { ColumnsFields } from './columns-fields.tsx';
import { getColumnsDraft, readColumns } from './columns-draft.ts';
import type { ColumnField, ColumnsDraft, ReadStatement } from './columns-draft.ts';
import { readBase64 } from './read-base64.ts';
import { StatementReportFacts } from './statement-report.tsx';
import { useImportStatement, useReadStatement } from './use-statements.ts';

/** A file that was read, and what is chosen and known of it. */
type Opened = {
  readonly name: string;
  readonly channel: string;
  readonly file: string;
  readonly statement: ReadStatement;
  readonly draft: ColumnsDraft;
  /** What the import will do; null: it was not checked as it is. */
  readonly report: StatementReport | null;
};

/** The channels whose members send money to a wallet of the house, by their titles. */
function useManualChannels() {
  const text = useLocalText();
  const query = useDepositChannels();
  return (query.data?.channels ?? [])
    .filter(({ isManual, isBank }) => isManual && !isBank)
    .map(({ channel, terms }) => ({ key: channel, text: text(terms.title) }));
}

/** The steps of an import: read the file, check it, import it. */
function useSteps(onDone: () => void) {
  const reading = useReadStatement();
  const importing = useImportStatement();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wrong, setWrong] = useState<readonly ColumnField[]>([]);
  const [isTooLarge, setTooLarge] = useState(false);
  const open = async (channel: string, chosen: File) => {
    setOpened(null);
    setTooLarge(chosen.size > statementBytesMax);
    if (chosen.size > statementBytesMax) return;
    const file = await readBase64(chosen);
    if (file === null) return;
    try {
      const statement = await reading.mutateAsync({ channel, file });
      const draft = getColumnsDraft(statement);
      setOpened({ name: chosen.name, channel, file, statement, draft, report: null });
    } catch {
      return;
    }
  };
  const act = async () => {
    if (!opened) return;
    const columns = readColumns(opened.draft);
    setWrong('trxId' in columns ? [] : columns);
    if (!('trxId' in columns)) return;
    const { channel, file } = opened;
    const dryRun = opened.report === null;
    try {
      const report = await importing.mutateAsync({ channel, file, columns, dryRun });
      if (dryRun) setOpened({ ...opened, report });
      else onDone();
    } catch {
      return;
    }
  };
  const set = (part: Partial<ColumnsDraft>) => {
    if (opened) setOpened({ ...opened, draft: { ...opened.draft, ...part }, report: null });
  };
  return {
    opened,
    wrong,
    isTooLarge,
    isBusy: reading.isPending || importing.isPending,
    refusal: getMutationRefusal(importing) ?? getMutationRefusal(reading),
    open,
    act,
    set,
    clear: () => setOpened(null),
  };
}

/** Imports the statement of a channel's wallet, after a look at what that does. */
export function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const channels = useManualChannels();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const steps = useSteps(() => {
    toast({ tone: 'good', title: <Trans>The statement is imported</Trans> });
    onClose();
  });
  const { opened } = steps;
  const channel = chosen || (channels[0]?.key ?? '');
  const lines = count(opened?.statement.lines ?? 0);
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (file) void steps.open(channel, file);
  };
  return (
    <FormDialog
      wide
      dismissible={false}
      title={<Trans>Import a statement</Trans>}
      lead={
        <Trans>
          Take the wallet’s statement as CSV. A line counts once, however often it is imported.
        </Trans>
      }
      submitLabel={opened?.report ? <Trans>Import</Trans> : <Trans>Check the statement</Trans>}
      busy={steps.isBusy}
      refusal={steps.refusal}
      onClose={onClose}
      onAct={() => (opened ? void steps.act() : input.current?.click())}
    >
      <div className="content-form">
        <ChoiceField
          label={<Trans>Channel</Trans>}
          name="channel"
          value={channel}
          choices={channels}
          onChange={(key) => {
            setChosen(key);
            steps.clear();
          }}
        />
        {channel !== '' && (
          <div>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              hidden
              onChange={({ target }) => choose(target.files?.[0])}
            />
            <Button icon="upload" onClick={() => input.current?.click()}>
              <Trans>Choose a file</Trans>
            </Button>
          </div>
        )}
        {steps.isTooLarge && <p role="alert">{t`The file is larger than 3 MB.`}</p>}
        {opened && (
          <>
            <p>
              <bdi translate="no" lang="zxx">
                {opened.name}
              </bdi>{' '}
              – <Trans>lines: {lines}</Trans>
            </p>
            <ColumnsFields
              statement={opened.statement}
              draft={opened.draft}
              set={steps.set}
              wrong={steps.wrong}
            />
            {opened.report && <StatementReportFacts report={opened.report} />}
          </>
        )}
      </div>
    </FormDialog>
  );
}

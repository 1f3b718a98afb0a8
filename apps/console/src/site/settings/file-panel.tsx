import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { configurationAdminDownload } from '@khelaghor/client/routes/backoffice.gen.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { ProgressBar } from '@khelaghor/ui/progress-bar/progress-bar.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { May } from '../../shared/may.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { ReasonField } from '../../shared/reason-field.tsx';
import { FileSection, listImportable } from './file-sections.tsx';
import { useFileImport } from './use-file-import.tsx';

type Steps = ReturnType<typeof useFileImport>;

/** The number of chosen sections that are imported. */
function Progress({
  opened,
  left,
}: Pick<Steps, 'left'> & { opened: NonNullable<Steps['opened']> }) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const done = opened.imported.size;
  const all = done + left.length;
  if (done === 0) return null;
  const [some, total] = [count(done), count(all)];
  return (
    <div role="status">
      <ProgressBar label={t`Imported sections`} value={done} max={all} />
      <p>
        <Trans>
          Imported sections: {some} of {total}
        </Trans>
      </p>
    </div>
  );
}

/** The sections of a file, and the import of those that are chosen. */
function OpenedFile({ steps, opened }: { steps: Steps; opened: NonNullable<Steps['opened']> }) {
  const { choose, left, act, isBusy, reason } = steps;
  const isSame = opened.sections.every((one) => listImportable(one).length === 0);
  return (
    <>
      <p>
        <bdi translate="no" lang="zxx">
          {opened.name}
        </bdi>
      </p>
      {isSame && (
        <p role="status">
          <Trans>This file has nothing to import.</Trans>
        </p>
      )}
      {opened.sections.map((compared) => (
        <FileSection
          key={compared.section}
          compared={compared}
          isChosen={opened.chosen.has(compared.section)}
          onChoose={(isChosen) => choose(compared.section, isChosen)}
          imported={opened.imported.get(compared.section)}
        />
      ))}
      <Progress opened={opened} left={left} />
      {left.length > 0 && (
        <>
          <p>
            <Trans>
              Changes that take two operators are requested with this reason. The others take effect
              at once.
            </Trans>
          </p>
          <ReasonField reason={reason} />
          <p>
            <Button kind="primary" icon="check" busy={isBusy} onClick={() => void act()}>
              <Trans>Import these changes</Trans>
            </Button>
          </p>
        </>
      )}
    </>
  );
}

function ImportSteps() {
  const input = useRef<HTMLInputElement>(null);
  const steps = useFileImport();
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (file) void steps.open(file);
  };
  return (
    <section className="detail__part">
      <h3>
        <Trans>Import settings</Trans>
      </h3>
      <p>
        <Trans>
          You see what the file changes before it is imported. What it does not name stays.
        </Trans>
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <p>
        <Button icon="upload" busy={steps.isBusy} onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
      </p>
      {steps.opened && <OpenedFile steps={steps} opened={steps.opened} />}
      <FormError refusal={steps.refusal} />
    </section>
  );
}

/** Export of the configuration as a file, and its import. */
export function FilePanel() {
  return (
    <div className="detail__part">
      <May act="export">
        <section className="detail__part">
          <h3>
            <Trans>Export settings</Trans>
          </h3>
          <p>
            <Trans>
              The settings, deposit channels, fees, limits, rules, lotteries and roles that you may
              export, as a JSON file. Passwords and keys are not in it.
            </Trans>
          </p>
          <p>
            <Button icon="download" render={<a href={configurationAdminDownload.path} download />}>
              <Trans>Download settings</Trans>
            </Button>
          </p>
        </section>
      </May>
      <May act="act">
        <ImportSteps />
      </May>
    </div>
  );
}

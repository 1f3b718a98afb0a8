import { Trans } from '@lingui/react/macro';
import type {
  LiabilityEpoch,
  LiabilityTree,
} from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { useErrorText } from '../../shared/error-text.ts';
import { Verdict } from '../../shared/proof/verdict.tsx';
import type { FileCheck } from './check-liabilities.ts';
import { AmountOwed, useCount } from './amount-owed.tsx';
import { toJsonText, saveFile } from './save-file.ts';
import { useOwnKey, useFullFile } from './use-liabilities.ts';

type FullFileCheckProps = { readonly epoch: LiabilityEpoch; readonly tree: LiabilityTree };

/** The check that needs no trust: the file of everybody, worked out here. */
export function FullFileCheck({ epoch, tree }: FullFileCheckProps) {
  const file = useFullFile(epoch, tree);
  const key = useOwnKey();
  const failureText = useErrorText();
  const count = useCount();
  const kilobytes = count(Math.ceil(tree.fileBytes / 1_000));
  const failure = file.error ?? key.error;
  const saveKey = () =>
    key.mutate(undefined, {
      onSuccess: (own) => saveFile('khelaghor-liabilities-key.json', toJsonText(own)),
    });
  return (
    <Card className="verify__card owed-file">
      <h2>
        <Trans>Check without telling us</Trans>
      </h2>
      <p>
        <Trans>
          The proof above was made for you, so we could tell which players check. The file of all
          leaves is the same for everyone and is downloaded without your login. Your browser then
          adds up the whole tree and finds your parts in it.
        </Trans>
      </p>
      <div className="owed__actions">
        <Button kind="primary" icon="shield" busy={file.isPending} onClick={() => file.mutate()}>
          <Trans>Check the whole file</Trans>
        </Button>
        <span className="owed-file__size">
          <Trans>{kilobytes} kB</Trans>
        </span>
      </div>
      {file.data && <FileVerdict check={file.data} currency={tree.currency} />}
      <p>
        <Trans>
          With your key you can do this on any computer, every day, without asking us. The key shows
          your balance: keep it private.
        </Trans>
      </p>
      <Button size="small" icon="key" busy={key.isPending} onClick={saveKey}>
        <Trans>Save my key</Trans>
      </Button>
      {failure !== null && (
        <p className="owed-file__failure" role="alert">
          {failureText(failure)}
        </p>
      )}
    </Card>
  );
}

type FileVerdictProps = { readonly check: FileCheck; readonly currency: string };

function FileVerdict({ check, currency }: FileVerdictProps) {
  const count = useCount();
  if (!check.ok) {
    return (
      <Verdict tone="bad" title={<Trans>Something does not match</Trans>}>
        <Trans>The calculation stopped here:</Trans> <code>{check.refusal}</code>
      </Verdict>
    );
  }
  const leaves = count(check.leaves);
  const total = <AmountOwed amount={check.own.tree.total} currency={currency} />;
  const own = <AmountOwed amount={check.own.amount} currency={currency} />;
  return (
    <Verdict tone="good" title={<Trans>The whole tree matches</Trans>}>
      <Trans>
        The sum of all {leaves} leaves is {total}, as signed; {own} of it is yours.
      </Trans>
    </Verdict>
  );
}

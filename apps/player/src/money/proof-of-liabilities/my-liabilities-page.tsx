import './proof-of-liabilities.css';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '@khelaghor/client/api-error.ts';
import type {
  LiabilityEpoch,
  LiabilityTree,
} from '@khelaghor/contract/money/proof-of-liabilities.ts';
import type { InclusionProof } from '@khelaghor/liabilities/proof.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useBalance, useMember } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { ByHand, VerifierCommand } from '../../shared/proof/by-hand.tsx';
import { ProofColumns } from '../../shared/proof/proof-columns.tsx';
import { Verdict } from '../../shared/proof/verdict.tsx';
import { checkMyProof } from './check-liabilities.ts';
import type { OwnCheck } from './check-liabilities.ts';
import { NothingPublished } from './nothing-published.tsx';
import { AmountOwed, PurposeWords } from './amount-owed.tsx';
import { MyProofSteps } from './my-proof-steps.tsx';
import { toJsonText, saveFile } from './save-file.ts';
import { useEpoch, useStepUpProof, useStatementSignature } from './use-liabilities.ts';
import { Explanation } from './explanation.tsx';
import { FullFileCheck } from './full-file-check.tsx';

/** The member's own money in the published total, checked in the member's own browser. */
export function MyLiabilitiesPage() {
  const { epoch } = useSearch();
  const asked = epoch !== undefined && /^[1-9]\d{0,9}$/u.test(epoch) ? Number(epoch) : null;
  return (
    <div className="page__main--inset verify">
      <PageTitle
        aside={
          <Link to={paths.liabilities}>
            <Trans>All published days</Trans>
          </Link>
        }
      >
        <Trans>Is my money included?</Trans>
      </PageTitle>
      <AskedEpoch key={asked} asked={asked} />
    </div>
  );
}

const isRefused = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.refusal.code === code;

function AskedEpoch({ asked }: { readonly asked: number | null }) {
  const epochs = useEpoch(asked);
  const balance = useBalance();
  if (epochs.error !== null) {
    return <QueryError query={epochs} />;
  }
  if (epochs.data === undefined || balance.isPending) return <SkeletonList count={6} />;
  const [epoch] = epochs.data;
  const tree =
    epoch?.trees.find(({ currency }) => currency === balance.data?.currency) ?? epoch?.trees[0];
  if (!epoch || !tree) return <NothingPublished />;
  return <OwnEpoch epoch={epoch} known={epochs.data} tree={tree} />;
}

type OwnEpochProps = {
  readonly epoch: LiabilityEpoch;
  readonly known: readonly LiabilityEpoch[];
  readonly tree: LiabilityTree;
};

function OwnEpoch({ epoch, known, tree }: OwnEpochProps) {
  const proof = useStepUpProof(epoch.epoch, tree.currency);
  const member = useMember();
  if (isRefused(proof.error, 'not_in_epoch')) return <NotYet />;
  if (proof.error !== null) {
    return <QueryError query={proof} />;
  }
  if (proof.data === undefined || !member) return <SkeletonList count={6} />;
  const { account } = member;
  const checked = checkMyProof(proof.data, { account, statement: epoch.statement.text });
  return (
    <ProofColumns
      aside={
        <>
          {checked.ok && <OwnReceipt epoch={epoch} tree={tree} amount={checked.amount} />}
          <Explanation />
        </>
      }
    >
      <OwnVerdict epoch={epoch} tree={tree} checked={checked} proof={proof.data} />
      <MyProofSteps epoch={epoch} known={known} account={account} checked={checked} />
      <FullFileCheck epoch={epoch} tree={tree} />
      <ByProgram epoch={epoch} />
    </ProofColumns>
  );
}

function NotYet() {
  return (
    <EmptyState
      art="kite"
      title={<Trans>You joined after this count</Trans>}
      text={
        <Trans>
          You had no account yet when these balances were read. You are included from tonight.
        </Trans>
      }
      actions={
        <Button kind="primary" icon="list" render={<Link to={paths.liabilities} />}>
          <Trans>All published days</Trans>
        </Button>
      }
    />
  );
}

type OwnVerdictProps = {
  readonly epoch: LiabilityEpoch;
  readonly tree: LiabilityTree;
  readonly checked: OwnCheck;
  readonly proof: InclusionProof;
};

function OwnVerdict({ epoch, tree, checked, proof }: OwnVerdictProps) {
  const signature = useStatementSignature(epoch.statement);
  const save = (
    <Button
      kind="primary"
      icon="download"
      onClick={() => saveFile(`epoch-${epoch.epoch}-proof.json`, toJsonText(proof))}
    >
      <Trans>Download my proof</Trans>
    </Button>
  );
  if (!checked.ok || signature === 'invalid') {
    return (
      <Verdict tone="bad" title={<Trans>Something does not match</Trans>} action={save}>
        <Trans>
          At least one step does not match what we signed. Keep the file: with our signature it is
          your proof.
        </Trans>
      </Verdict>
    );
  }
  const own = <AmountOwed amount={checked.amount} currency={tree.currency} />;
  const total = <AmountOwed amount={checked.tree.total} currency={tree.currency} />;
  return (
    <Verdict tone="good" title={<Trans>Your money is included</Trans>} action={save}>
      <Trans>
        {own} of yours is in the signed total of {total}. Your own browser computed it.
      </Trans>
    </Verdict>
  );
}

type OwnReceiptProps = {
  readonly epoch: LiabilityEpoch;
  readonly tree: LiabilityTree;
  readonly amount: bigint;
};

/** What only the member can judge: whether the figure is right. */
function OwnReceipt({ epoch, tree, amount }: OwnReceiptProps) {
  return (
    <Receipt
      title={<Trans>We owe you</Trans>}
      lines={[
        { key: 'time', name: <Trans>Counted</Trans>, value: <Moment at={epoch.takenAt} /> },
        { key: 'kind', name: <Trans>Kind</Trans>, value: <PurposeWords purpose={tree.purpose} /> },
      ]}
      sum={{
        key: 'amount',
        name: <Trans>Counted for you</Trans>,
        value: <AmountOwed amount={amount} currency={tree.currency} />,
      }}
      note={
        <Trans>
          Only you can check this figure: balance, open stakes and pending withdrawals at that
          moment. Compare it with your <Link to={paths.account}>account record</Link>.
        </Trans>
      }
    />
  );
}

function ByProgram({ epoch }: { readonly epoch: LiabilityEpoch }) {
  const { publicKey } = epoch.statement;
  const file = `epoch-${epoch.epoch}-proof.json`;
  const command = `node tools/verify-liabilities.ts --key ${publicKey} ${file}`;
  return (
    <ByHand>
      <VerifierCommand command={command}>
        <Trans>
          The source code of this site contains a small program that checks the downloaded proof
          offline. To write your own, see the format in docs/proof-of-liabilities.md. In the folder
          of the source code, run:
        </Trans>
      </VerifierCommand>
    </ByHand>
  );
}

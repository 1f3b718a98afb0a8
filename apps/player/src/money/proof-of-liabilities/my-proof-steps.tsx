import { Trans } from '@lingui/react/macro';
import type { LiabilityEpoch } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import type { CheckedPart, CheckedProof } from '@khelaghor/liabilities/verify.ts';
import { Hex } from '../../shared/proof/proof-values.tsx';
import { ProofPair, ProofStep, ProofSteps } from '../../shared/proof/proof-steps.tsx';
import type { OwnCheck } from './check-liabilities.ts';
import { AmountOwed, useCount } from './amount-owed.tsx';
import { StatementSteps } from './statement-steps.tsx';

type MyProofStepsProps = {
  readonly epoch: LiabilityEpoch;
  readonly known: readonly LiabilityEpoch[];
  readonly account: string;
  readonly checked: OwnCheck;
};

/** From the signature down to the reader's own money, one step at a time. */
export function MyProofSteps({ epoch, known, account, checked }: MyProofStepsProps) {
  return (
    <ProofSteps>
      <StatementSteps epoch={epoch} known={known} />
      {checked.ok ? (
        <GoodSteps account={account} checked={checked} />
      ) : (
        <ProofStep state="bad" title={<Trans>Your money in the total</Trans>}>
          <p>
            <Trans>The calculation stopped here:</Trans> <code>{checked.refusal}</code>
          </p>
        </ProofStep>
      )}
    </ProofSteps>
  );
}

type GoodStepsProps = { readonly account: string; readonly checked: CheckedProof };

function GoodSteps({ account, checked }: GoodStepsProps) {
  const { amount, parts, tree } = checked;
  const count = useCount();
  const [partCount, leafCount] = [count(parts.length), count(tree.leaves)];
  const top = parts[0]?.path.at(-1);
  return (
    <>
      <ProofStep state="good" title={<Trans>It is about you</Trans>}>
        <p>
          <Trans>
            Your username, {account}, is inside each of your leaves, so they cannot be shown to
            another player. A secret salt keeps other people from finding them.
          </Trans>
        </p>
      </ProofStep>
      <ProofStep state="good" title={<Trans>Your balance</Trans>}>
        <p>
          <Trans>
            It is split at random into {partCount} parts, among {leafCount} shuffled leaves: no
            single leaf shows a whole balance.
          </Trans>
        </p>
        <ul className="owed-parts">
          {parts.map((part) => (
            <li key={part.index}>
              <AmountOwed amount={part.amount} currency={tree.currency} />
            </li>
          ))}
          <li className="owed-parts__sum">
            <span aria-hidden="true">=</span>{' '}
            <AmountOwed amount={amount} currency={tree.currency} />
          </li>
        </ul>
      </ProofStep>
      <ProofStep state="good" title={<Trans>From your leaves to the root</Trans>}>
        <p>
          <Trans>
            Two neighbours are added, and both sums go into the hash above them, again and again.
            All your parts lead to the root that we signed.
          </Trans>
        </p>
        {parts.map((part, index) => (
          <PartPath key={part.index} part={part} number={index + 1} currency={tree.currency} />
        ))}
        <ProofPair computed={<Hex value={top?.hash ?? ''} />} stored={<Hex value={tree.root} />} />
      </ProofStep>
      <ProofStep state="good" title={<Trans>The total</Trans>}>
        <ProofPair
          computed={<AmountOwed amount={top?.sum ?? 0n} currency={tree.currency} />}
          stored={<AmountOwed amount={tree.total} currency={tree.currency} />}
        />
      </ProofStep>
    </>
  );
}

type PartPathProps = {
  readonly part: CheckedPart;
  readonly number: number;
  readonly currency: string;
};

function PartPath({ part, number, currency }: PartPathProps) {
  const count = useCount();
  const [which, leaf] = [count(number), count(part.index + 1)];
  return (
    <details className="verify-step__more">
      <summary>
        <Trans>
          Part {which}, leaf {leaf}
        </Trans>
      </summary>
      <ol className="owed-path">
        <li>
          <AmountOwed amount={part.amount} currency={currency} />
          <Hex value={part.leaf} />
        </li>
        {part.path.map((step) => (
          <li key={step.hash}>
            <span>
              <AmountOwed amount={step.left.sum} currency={currency} /> +{' '}
              <AmountOwed amount={step.right.sum} currency={currency} /> ={' '}
              <AmountOwed amount={step.sum} currency={currency} />
            </span>
            <Hex value={step.hash} />
          </li>
        ))}
      </ol>
    </details>
  );
}

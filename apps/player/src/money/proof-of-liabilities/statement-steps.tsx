import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LiabilityEpoch } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { checkRoundTime } from '@khelaghor/liabilities/beacon.ts';
import type { RoundCheck } from '@khelaghor/liabilities/beacon.ts';
import { readStatement } from '@khelaghor/liabilities/statement.ts';
import { Moment } from '../../shared/moment.tsx';
import { ProofStep } from '../../shared/proof/proof-steps.tsx';
import type { SignatureCheck } from '../../shared/proof/check-receipt.ts';
import type { StepState } from '../../shared/proof/proof-steps.tsx';
import { checkChain } from './check-liabilities.ts';
import type { ChainCheck } from './check-liabilities.ts';
import { useCount } from './amount-owed.tsx';
import { useStatementSignature } from './use-liabilities.ts';

function getSignatureState(signature: SignatureCheck | undefined): StepState {
  if (signature === undefined) return 'open';
  if (signature === 'unsupported') return 'unknown';
  return signature === 'valid' ? 'good' : 'bad';
}

const chainStates: Readonly<Record<ChainCheck, StepState>> = {
  first: 'good',
  follows: 'good',
  broken: 'bad',
  unknown: 'unknown',
};

function ChainWords({ chain }: { readonly chain: ChainCheck }) {
  switch (chain) {
    case 'first':
      return <Trans>This is the first day that we published. All later ones stand on it.</Trans>;
    case 'follows':
      return (
        <Trans>It contains the hash of the day before, so no earlier day can be changed.</Trans>
      );
    case 'broken':
      return (
        <Trans>
          It does not contain the hash of the day before. Keep both statements: together they prove
          that we changed the history.
        </Trans>
      );
    case 'unknown':
      return <Trans>Show more days to compare it with the day before.</Trans>;
  }
}

const roundStates: Readonly<Record<RoundCheck, StepState>> = {
  fits: 'good',
  misfit: 'bad',
  unknown: 'unknown',
};

/** The round of a public beacon in a statement; nothing for a statement without one. */
function RoundStep({ text }: { readonly text: string }): ReactNode {
  const count = useCount();
  const statement = readStatement(text);
  if (!statement?.beacon) return null;
  const check = checkRoundTime(statement.beacon, Date.parse(statement.takenAt));
  const { name } = statement.beacon;
  const round = count(statement.beacon.round);
  const at = new Date(getRoundTimeMs(statement.beacon.round)).toISOString();
  return (
    <ProofStep state={roundStates[check]} title={<Trans>It was not created earlier</Trans>}>
      <p>
        {check === 'unknown' ? (
          <Trans>
            It contains round {round} of {name}, which this page does not know.
          </Trans>
        ) : (
          <Trans>
            It contains the number that drand, a network of many independent organisations, drew in
            round {round}: <Moment at={at} />. The number was unknown before, and drand publishes
            every round, so you can compare it.
          </Trans>
        )}
      </p>
      {check === 'misfit' && (
        <p>
          <Trans>This does not match the time in the statement.</Trans>
        </p>
      )}
    </ProofStep>
  );
}

type StatementStepsProps = {
  readonly epoch: LiabilityEpoch;
  /** Other epochs at hand, among them the one before. */
  readonly known: readonly LiabilityEpoch[];
};

/** What can be said of a statement by itself: that we signed it, and what it follows. */
export function StatementSteps({ epoch, known }: StatementStepsProps) {
  const signature = useStatementSignature(epoch.statement);
  const chain = checkChain(epoch, known);
  return (
    <>
      <ProofStep state={getSignatureState(signature)} title={<Trans>We signed it</Trans>}>
        <p>
          {signature === 'unsupported' ? (
            <Trans>
              Your browser does not support Ed25519 signatures, so this one has to be checked
              elsewhere.
            </Trans>
          ) : (
            <Trans>
              We signed the total and the root (Ed25519). We cannot withdraw the signature, and a
              second one for the same day would prove that we cheat.
            </Trans>
          )}
        </p>
      </ProofStep>
      <ProofStep state={chainStates[chain]} title={<Trans>It follows the day before</Trans>}>
        <p>
          <ChainWords chain={chain} />
        </p>
      </ProofStep>
      <RoundStep text={epoch.statement.text} />
    </>
  );
}

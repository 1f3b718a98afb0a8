import { Trans } from '@lingui/react/macro';
import type { SignatureCheck } from '../../shared/proof/check-receipt.ts';
import { ProofStep } from '../../shared/proof/proof-steps.tsx';
import type { RoundProof } from './round-proof.ts';
import { getSignatureState } from './signature-step.tsx';

type StepReceiptsProps = {
  readonly proof: RoundProof;
  /** The texts say what this page shows, each with the hash of the one before. */
  readonly saysSteps: boolean;
  readonly signature: SignatureCheck | undefined;
};

/** The receipts of the steps of a round, which form a chain; nothing for a round without steps. */
export function StepReceipts({ proof, saysSteps, signature }: StepReceiptsProps) {
  if (proof.steps.length === 0) return null;
  return (
    <ProofStep
      state={getSignatureState(saysSteps, signature)}
      title={<Trans>The receipts of the steps</Trans>}
    >
      <p>
        {saysSteps ? (
          <Trans>
            Each step was signed when you took it, with the hash of the receipt before: none can be
            left out or exchanged.
          </Trans>
        ) : (
          <Trans>The receipts are for other steps than this page shows.</Trans>
        )}
      </p>
      <details className="verify-step__more">
        <summary>
          <Trans>Read the receipts</Trans>
        </summary>
        {proof.steps.map(({ number, receiptText }) => (
          <pre key={number} className="verify-hex">
            {receiptText}
          </pre>
        ))}
      </details>
    </ProofStep>
  );
}

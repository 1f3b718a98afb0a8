import { Trans } from '@lingui/react/macro';
import type { SignatureCheck } from '../../shared/proof/check-receipt.ts';
import { ProofStep } from '../../shared/proof/proof-steps.tsx';
import type { StepState } from '../../shared/proof/proof-steps.tsx';
import type { RoundProof } from './round-proof.ts';

type SignatureStepProps = {
  readonly proof: RoundProof;
  /** The signed text says what this page shows. */
  readonly saysBet: boolean;
  readonly signature: SignatureCheck | undefined;
};

/** How a step stands that compares a text with what the page shows, and checks its signature. */
export function getSignatureState(
  saysBet: boolean,
  signature: SignatureCheck | undefined,
): StepState {
  if (!saysBet || signature === 'invalid') return 'bad';
  if (signature === 'unsupported') return 'unknown';
  return signature === undefined ? 'open' : 'good';
}

/** The receipt that was signed when the stake was taken. */
export function SignatureStep({ proof, saysBet, signature }: SignatureStepProps) {
  return (
    <ProofStep
      state={getSignatureState(saysBet, signature)}
      title={<Trans>The signed receipt</Trans>}
    >
      <p>
        {!saysBet && <Trans>The receipt is for another bet than this page.</Trans>}
        {saysBet && signature === 'invalid' && (
          <Trans>The signature does not belong to this receipt.</Trans>
        )}
        {saysBet && signature === 'unsupported' && (
          <Trans>
            The receipt matches this page. Your browser does not support Ed25519 signatures, so the
            signature itself has to be checked elsewhere.
          </Trans>
        )}
        {saysBet && (signature === 'valid' || signature === undefined) && (
          <Trans>
            When we took the stake we signed what the bet was, on which sealed seed and when
            (Ed25519). It says what this page shows.
          </Trans>
        )}
      </p>
      <details className="verify-step__more">
        <summary>
          <Trans>Read the receipt</Trans>
        </summary>
        <pre className="verify-hex">{proof.receiptText}</pre>
      </details>
    </ProofStep>
  );
}

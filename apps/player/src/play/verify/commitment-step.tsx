import { Trans } from '@lingui/react/macro';
import { ProofPair, ProofStep, getStepState } from '../../shared/proof/proof-steps.tsx';
import type { StepState } from '../../shared/proof/proof-steps.tsx';
import { Hex } from '../../shared/proof/proof-values.tsx';

const title = <Trans>The seed is the one that was sealed</Trans>;

type SealedStepProps = { readonly state: StepState; readonly commitment: string };

/** The hash that was shown before the bet, while the seed behind it is not checked. */
export function SealedStep({ state, commitment }: SealedStepProps) {
  return (
    <ProofStep state={state} title={title}>
      <p>
        <Hex value={commitment} />
      </p>
    </ProofStep>
  );
}

type CommitmentStepProps = {
  readonly commitment: {
    readonly computed: string;
    readonly stored: string;
    readonly matches: boolean;
  };
};

/** The hash of the revealed seed, compared with the one that was shown before the bet. */
export function CommitmentStep({ commitment }: CommitmentStepProps) {
  return (
    <ProofStep state={getStepState(commitment.matches)} title={title}>
      <p>
        <Trans>SHA-256 of the revealed server seed, beside the hash that was shown before.</Trans>
      </p>
      <ProofPair
        computed={<Hex value={commitment.computed} />}
        stored={<Hex value={commitment.stored} />}
      />
    </ProofStep>
  );
}

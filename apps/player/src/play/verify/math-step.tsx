import { Trans } from '@lingui/react/macro';
import { ProofPair, ProofStep, getStepState } from '../../shared/proof/proof-steps.tsx';
import { Hex } from '../../shared/proof/proof-values.tsx';
import type { Comparison } from './comparison.ts';

/** The math that the receipt names beside that of the rules which worked the bet out here. */
export function MathStep({ math }: { readonly math: Comparison<string> }) {
  return (
    <ProofStep state={getStepState(math.matches)} title={<Trans>The math of the game</Trans>}>
      <p>
        {math.matches ? (
          <Trans>
            The receipt names the chances and prices of the game by their hash. This page recomputed
            the bet with the same ones.
          </Trans>
        ) : (
          <Trans>
            The receipt names other chances and prices than those this page recomputed the bet with.
          </Trans>
        )}
      </p>
      <ProofPair computed={<Hex value={math.computed} />} stored={<Hex value={math.stored} />} />
    </ProofStep>
  );
}

import { Trans } from '@lingui/react/macro';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Moment } from '../../shared/moment.tsx';
import { getStepState, ProofStep } from '../../shared/proof/proof-steps.tsx';
import type { StepState } from '../../shared/proof/proof-steps.tsx';
import { Hex } from '../../shared/proof/proof-values.tsx';
import type { BeaconCheck } from './check-beacon.ts';
import { isInChain } from './recompute-round.ts';
import type { RoundProof } from './round-proof.ts';

const states: Readonly<Record<BeaconCheck, StepState>> = {
  none: 'unknown',
  waiting: 'open',
  true: 'good',
  forged: 'bad',
  early: 'bad',
};

type SharedStepsProps = {
  readonly proof: RoundProof;
  /** Undefined while the browser is at it. */
  readonly check: BeaconCheck | undefined;
};

/** The public data of a round of all players; empty for a round of one player. */
export function SharedSteps({ proof, check }: SharedStepsProps) {
  const { digits } = useFormat();
  const { shared } = proof;
  if (!shared) return null;
  const { number, chain, beacon } = shared;
  const [round, index, length] = [number, chain.index, chain.length].map((count) =>
    toDigits(String(count), digits),
  );
  return (
    <>
      <ProofStep
        state={getStepState(isInChain(proof))}
        title={<Trans>One server seed of a hash chain</Trans>}
      >
        <p>
          <Trans>
            Round {round} used server seed {index} of {length}. Each is the hash of the next one, so
            that all of them were fixed by this first commitment:
          </Trans>
        </p>
        <p>
          <Hex value={chain.head} />
        </p>
      </ProofStep>
      {beacon && (
        <ProofStep
          state={check === undefined ? 'open' : states[check]}
          title={<Trans>Chance from outside took part</Trans>}
        >
          <p>
            <Trans>
              This round announced number {toDigits(String(beacon.round), digits)} of drand, a
              network of independent organisations:{' '}
              <Moment at={new Date(getRoundTimeMs(beacon.round)).toISOString()} />, after bets were
              closed.
            </Trans>
          </p>
          {check === 'true' && (
            <p>
              <Trans>The signature of the round is the network’s (BLS12-381).</Trans>
            </p>
          )}
          {check === 'forged' && (
            <p>
              <Trans>The round is not signed by the network.</Trans>
            </p>
          )}
          {check === 'early' && (
            <p>
              <Trans>The round was made before the bet was placed.</Trans>
            </p>
          )}
          <p>
            <Hex value={beacon.randomness} />
          </p>
        </ProofStep>
      )}
    </>
  );
}

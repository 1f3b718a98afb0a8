import { Trans } from '@lingui/react/macro';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Moment } from '../../shared/moment.tsx';
import { ProofStep } from '../../shared/proof/proof-steps.tsx';
import type { StepState } from '../../shared/proof/proof-steps.tsx';
import { Hex } from '../../shared/proof/proof-values.tsx';
import type { BeaconCheck } from './check-beacon.ts';
import type { TicketProof } from './recompute-ticket.ts';

const states: Readonly<Record<BeaconCheck, StepState>> = {
  none: 'unknown',
  waiting: 'open',
  true: 'good',
  forged: 'bad',
  early: 'bad',
};

type BeaconStepProps = {
  readonly issue: TicketProof['issue'];
  /** Undefined while the browser is at it. */
  readonly check: BeaconCheck | undefined;
};

/** The round of the public beacon in a draw; nothing for an issue that announced none. */
export function BeaconStep({ issue: { beacon }, check }: BeaconStepProps) {
  const { digits } = useFormat();
  if (beacon === null) return null;
  const round = toDigits(String(beacon.round), digits);
  const at = new Date(getRoundTimeMs(beacon.round)).toISOString();
  return (
    <ProofStep
      state={check === undefined ? 'open' : states[check]}
      title={<Trans>Chance from outside took part</Trans>}
    >
      <p>
        <Trans>
          This issue announced round {round} of drand, a network of independent organisations:{' '}
          <Moment at={at} />, after the end of the sale. While tickets were sold, it was unknown to
          all, also to us.
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
          <Trans>The round was made before the sale ended.</Trans>
        </p>
      )}
      {beacon.randomness !== null && (
        <p>
          <Hex value={beacon.randomness} />
        </p>
      )}
    </ProofStep>
  );
}

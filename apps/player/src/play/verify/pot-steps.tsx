import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { ProofPair, ProofStep, getStepState } from '../../shared/proof/proof-steps.tsx';
import { areLiftsFine } from './recompute-lifts.ts';
import type { CheckedLift } from './recompute-lifts.ts';

const titles: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['mini', msg`Mini jackpot`],
  ['minor', msg`Minor jackpot`],
  ['major', msg`Major jackpot`],
  ['grand', msg`Grand jackpot`],
]);

/** Odds of the bet's hit: one in so many, to the nearest whole number. */
function getOdds({ lift }: CheckedLift): bigint {
  const [from, to, cap] = [BigInt(lift.from), BigInt(lift.to), BigInt(lift.cap)];
  if (to >= cap) return 1n;
  const share = to - from;
  return share === 0n ? 0n : (2n * (cap - from) + share) / (2n * share);
}

function PotStep({ checkedLift }: { readonly checkedLift: CheckedLift }) {
  const { t } = useLingui();
  const { lang, digits } = useFormat();
  const { lift, checked } = checkedLift;
  const title = titles.get(lift.tier);
  const found = getOdds(checkedLift);
  const odds = formatNumber(found, { lang, digits });
  const tell = (isHit: boolean) => (isHit ? <Trans>Hit</Trans> : <Trans>Not hit</Trans>);
  return (
    <ProofStep
      state={checked ? getStepState(areLiftsFine([checkedLift])) : 'open'}
      title={title ? t(title) : lift.tier}
    >
      <p>
        <Trans>
          This bet lifted it from <Money minor={BigInt(lift.from)} /> to{' '}
          <Money minor={BigInt(lift.to)} />. It must fall by <Money minor={BigInt(lift.cap)} />.
        </Trans>{' '}
        {found > 0n && <Trans>The chance to hit it was 1 in {odds}.</Trans>}
      </p>
      {checked && (
        <>
          <ProofPair computed={checked.number.computed} stored={checked.number.stored} />
          <ProofPair computed={tell(checked.isHit.computed)} stored={tell(checked.isHit.stored)} />
        </>
      )}
    </ProofStep>
  );
}

/** Lifts of a bet, one for each pot of its game, with its hits; empty for games without pots. */
export function PotSteps({ lifts }: { readonly lifts: readonly CheckedLift[] }) {
  return lifts.map((each) => <PotStep key={each.lift.tier} checkedLift={each} />);
}

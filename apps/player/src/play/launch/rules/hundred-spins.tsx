import { Trans } from '@lingui/react/macro';
import type { GameMath } from '@khelaghor/contract/play/inhouse.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';

type HundredSpinsProps = {
  readonly spins: NonNullable<GameMath['slot']>['hundredSpins'];
  readonly stakeMin: string;
};

/** The stake of the example: ten taka, or the lowest stake when that is more. */
const exampleStake = 1_000n;

/** The return of 100 spins of one stake in bad, middling and good cases. */
export function HundredSpins({ spins, stakeMin }: HundredSpinsProps) {
  const least = BigInt(stakeMin);
  const stake = least > exampleStake ? least : exampleStake;
  const cost = <Money minor={100n * stake} decimals={false} />;
  const back = (hundredths: number) => (
    <Money minor={(stake * BigInt(hundredths)) / 100n} decimals={false} />
  );
  return (
    <Section title={<Trans>What 100 spins give back</Trans>}>
      <div className="game-rules__part">
        <p>
          <Trans>
            100 spins of <Money minor={stake} decimals={false} /> cost {cost}. Of this comes back:
          </Trans>
        </p>
        <dl className="hundred-spins">
          <div>
            <dt>
              <Trans>In the worst 5 % of cases</Trans>
            </dt>
            <dd>
              <Trans>{back(spins.low)} or less</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>In half of all cases</Trans>
            </dt>
            <dd>
              <Trans>{back(spins.middle)} or less</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>In the best 5 % of cases</Trans>
            </dt>
            <dd>
              <Trans>{back(spins.high)} or more</Trans>
            </dd>
          </div>
        </dl>
        <p className="game-rules__note">
          <Trans>Computed from the chances of all payouts, without jackpots.</Trans>
        </p>
      </div>
    </Section>
  );
}

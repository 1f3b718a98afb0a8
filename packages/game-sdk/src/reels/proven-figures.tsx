import './slot-rules.css';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useTopText } from './use-top-text.ts';

type ProvenSlot = {
  readonly proof: SlotProof;
  /** `hold`: its feature is respins of free cells, not free spins. */
  readonly sheet: Pick<SlotSheet, 'top' | 'hold'>;
};

type ProvenProps = {
  readonly engine: ProvenSlot;
  readonly limits: GameLimits;
  /** Whether the game has jackpots, which return more than the proof tells. */
  readonly hasPots: boolean;
};

/** A decimal number of a proof as percent with four decimals. */
const toPercent = (decimal: number): string => `${(decimal * 100).toFixed(4)} %`;

/** The share of a fraction that is written "7512/29791". */
function readShare(text: string): number {
  const [num = '0', den = '1'] = text.split('/');
  return Number(num) / Number(den);
}

/** A chance as "1 in 128". */
function OneIn({ chance }: { readonly chance: number }) {
  const format = useFormat();
  const rarity = formatNumber(Math.round(1 / chance), format);
  return <Trans>1 in {rarity}</Trans>;
}

/** Proven figures of the slot: return, hit rate, deviation, the chance of the highest pay. */
function Odds({ engine, hasPots }: Omit<ProvenProps, 'limits'>) {
  const { digits } = useFormat();
  const { proof, sheet } = engine;
  const write = (text: string) => toDigits(text, digits);
  const top = useTopText(sheet);
  const features = readShare(proof.features);
  return (
    <dl className="slot-odds">
      <div>
        <dt>
          {hasPots ? (
            <Trans>Return of the reels, without jackpots</Trans>
          ) : (
            <Trans>Return to the player (RTP)</Trans>
          )}
        </dt>
        <dd>{write(toPercent(Number(proof.returnLeast)))}</dd>
      </div>
      <div>
        <dt>
          <Trans>Rounds that pay anything</Trans>
        </dt>
        <dd>{write(toPercent(readShare(proof.hits)))}</dd>
      </div>
      <div>
        <dt>
          <Trans>Rounds that pay more than the stake</Trans>
        </dt>
        <dd>{write(toPercent(proof.gains))}</dd>
      </div>
      {features > 0 && (
        <div>
          <dt>
            {sheet.hold ? (
              <Trans>Rounds with respins</Trans>
            ) : (
              <Trans>Rounds with free spins</Trans>
            )}
          </dt>
          <dd>
            <OneIn chance={features} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Standard deviation of a round, in stakes</Trans>
        </dt>
        <dd>{write(proof.deviation.toFixed(2))}</dd>
      </div>
      <div>
        <dt>
          <Trans>Highest pay, {top}</Trans>
        </dt>
        <dd>
          <OneIn chance={proof.topChance} />
        </dd>
      </div>
    </dl>
  );
}

/** The stake of the example of 100 spins: ten taka, or the lowest stake when that is more. */
const exampleStake = 1_000n;

/** The return of 100 spins of one stake in bad, middling and good cases. */
function HundredSpins({ engine, limits }: Omit<ProvenProps, 'hasPots'>) {
  const stake = limits.stakeMin > exampleStake ? limits.stakeMin : exampleStake;
  const { low, middle, high } = engine.proof.hundredSpins;
  const toAmount = (hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n;
  return (
    <p>
      <Trans>
        100 spins of <Money minor={stake} decimals={false} /> cost{' '}
        <Money minor={100n * stake} decimals={false} />. In the worst 5 % of cases{' '}
        <Money minor={toAmount(low)} decimals={false} /> or less comes back, in half the cases{' '}
        <Money minor={toAmount(middle)} decimals={false} /> or less, and in the best 5 %{' '}
        <Money minor={toAmount(high)} decimals={false} /> or more.
      </Trans>
    </p>
  );
}

/** Proven figures of a slot: its odds, 100 spins of it, and the hash of strips, pays and code. */
export function ProvenFigures({ engine, limits, hasPots }: ProvenProps) {
  const { hash } = engine.proof;
  return (
    <>
      <Odds engine={engine} hasPots={hasPots} />
      <HundredSpins engine={engine} limits={limits} />
      <p className="panel__quiet">
        <Trans>
          The return is computed from every stop of the reels, and cannot be changed without a new
          version. SHA-256 of strips, pays and code: <code className="hex">{hash}</code>
        </Trans>
      </p>
    </>
  );
}

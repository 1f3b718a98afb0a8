import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameMath } from '@khelaghor/contract/play/inhouse.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { formatDecimal, readRatio } from '@khelaghor/money/ratio.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** Shares below this are written as "1 in 65,536". */
const rareShare = 0.001;
/** Longer fractions are left to the published table. */
const fractionMax = 40;

type Bounds = GameMath['odds']['hitRate'];

/** "28.0800" is "28.08". */
const trimZeros = (text: string): string => text.replace(/\.?0+$/u, '');

function useFigures() {
  const { t } = useLingui();
  const format = useFormat();
  const decimal = (text: string) => formatNumber(trimZeros(text), format);
  const rarity = (chance: number): string => {
    const count = formatNumber(Math.round(1 / chance), format);
    return t`1 in ${count}`;
  };
  const share = (value: number): string =>
    value < rareShare ? rarity(value) : `${decimal((value * 100).toFixed(4))}%`;
  const range = ({ least, most }: Bounds, write: (value: number) => string): string => {
    const [from, to] = [write(least), write(most)];
    return from === to ? from : t`${from} to ${to}`;
  };
  return { decimal, rarity, share, range, digits: format.digits };
}

function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The return in percent, rounded down, and as the exact fraction where that is short. */
function Return({ fraction }: { readonly fraction: string }) {
  const { decimal, digits } = useFigures();
  const { num, den } = readRatio(fraction);
  const [upper, lower] = [num, den].map((part) => toDigits(String(part), digits));
  const percent = formatDecimal({ num: num * 100n, den }, 4, 'floor');
  return (
    <>
      {`${decimal(percent)}%`}
      {fraction.length <= fractionMax && (
        <small>
          {upper}/<wbr />
          {lower}
        </small>
      )}
    </>
  );
}

function Limits({ limits }: Pick<GameMath, 'limits'>) {
  const [least, most] = [BigInt(limits.stakeMin), BigInt(limits.stakeMax)];
  return (
    <>
      <Figure name={<Trans>Stakes</Trans>}>
        <Money minor={least} decimals={false} /> – <Money minor={most} decimals={false} />
      </Figure>
      <Figure name={<Trans>One round pays at most</Trans>}>
        <Money minor={BigInt(limits.payoutMax)} decimals={false} />
      </Figure>
    </>
  );
}

type OddsListProps = {
  readonly math: GameMath;
  /** Whether the game has jackpots, which return more. */
  readonly hasPots: boolean;
};

/** The odds of an in-house game; where they depend on the player's choice, from least to most. */
export function OddsList({ math, hasPots }: OddsListProps) {
  const { decimal, rarity, share, range } = useFigures();
  const { odds, slot } = math;
  const top = `${decimal(formatDecimal(readRatio(odds.topPay), 4, 'floor'))}×`;
  const isChosen = odds.hitRate.least !== odds.hitRate.most;
  return (
    <>
      <dl className="game-odds">
        <Figure
          name={
            hasPots ? (
              <Trans>Return of the reels, without jackpots</Trans>
            ) : (
              <Trans>Return to the player (RTP)</Trans>
            )
          }
        >
          <Return fraction={math.lowestReturn} />
        </Figure>
        <Figure name={<Trans>Rounds that pay anything</Trans>}>{range(odds.hitRate, share)}</Figure>
        {slot !== null && slot.features > 0 && (
          <Figure name={<Trans>Rounds with free spins or respins</Trans>}>
            {rarity(slot.features)}
          </Figure>
        )}
        <Figure name={<Trans>Highest pay, {top}</Trans>}>{rarity(odds.topChance)}</Figure>
        <Figure name={<Trans>Standard deviation of a round, in stakes</Trans>}>
          {range(odds.deviation, (value) => decimal(value.toFixed(2)))}
        </Figure>
        <Limits limits={math.limits} />
      </dl>
      {odds.isPerStep && (
        <p className="game-rules__note">
          <Trans>These are the odds of one step. In a round the pays of its steps multiply.</Trans>
        </p>
      )}
      {isChosen && !odds.isPerStep && (
        <p className="game-rules__note">
          <Trans>Your choice in the game decides your odds, between these bounds.</Trans>
        </p>
      )}
    </>
  );
}

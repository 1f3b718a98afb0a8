import './pot-line.css';
import type { GamePot } from '@khelaghor/contract/play/jackpots.ts';
import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';

const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['mini', msg`Mini`],
  ['minor', msg`Minor`],
  ['major', msg`Major`],
  ['grand', msg`Grand`],
]);

/** Returns the name of a pot in the language of the page. */
export function usePotName(): (tier: string) => string {
  const { t } = useLingui();
  return (tier) => {
    const name = names.get(tier);
    return name ? t(name) : tier;
  };
}

type PotLineProps = {
  /** The pots of the game, which have their places before their amounts are known. */
  readonly tiers: readonly PotTier[];
  readonly pots: readonly GamePot[];
};

/**
 * The pots of a game with their amounts and caps. Screen readers read them where they stand:
 * amounts that change by the second are not announced.
 */
export function PotLine({ tiers, pots }: PotLineProps) {
  const { t } = useLingui();
  const { currency } = useFormat();
  const getName = usePotName();
  if (tiers.length === 0 || currency === 'TRIAL') return null;
  return (
    <section className="pots" aria-label={t`Jackpots`}>
      <dl className="pots__list">
        {tiers.map(({ tier }) => {
          const pot = pots.find((each) => each.tier === tier);
          return (
            <div key={tier} className={`pots__pot pots__pot--${tier}`}>
              <dt>{getName(tier)}</dt>
              <dd className="pots__amount">
                {pot ? <Money minor={parseMinorText(pot.amount)} /> : '…'}
              </dd>
              <dd className="pots__cap">
                {pot && (
                  <Trans>
                    by <Money minor={parseMinorText(pot.cap)} decimals={false} />
                  </Trans>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

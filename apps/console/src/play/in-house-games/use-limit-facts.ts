import { useLingui } from '@lingui/react/macro';
import type { DeskGame } from '@khelaghor/contract/play/game-desk.ts';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';

/** Limits as names and values. */
export function useLimitFacts(): (limits: DeskGame['limits']) => ObjectFact[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return ({ stakeMin, stakeMax, payoutMax }) => [
    { key: 'stakeMin', name: t`Minimum stake`, value: money(stakeMin, 'BDT') },
    { key: 'stakeMax', name: t`Maximum stake`, value: money(stakeMax, 'BDT') },
    { key: 'payoutMax', name: t`Maximum payout`, value: money(payoutMax, 'BDT') },
  ];
}

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { DeskDeposit } from '@khelaghor/contract/money/differing-payments.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useDepositChannels } from '../deposit-channels/index.ts';
import type { DepositFilter } from './use-deposits.ts';

/** The states that deposits are filtered by, in the order of the choice. */
export const stateLabels: Readonly<Record<NonNullable<DepositFilter['state']>, MessageDescriptor>> =
  {
    differing: msg`To decide or give back`,
    requested: msg`Waiting for payment`,
    confirmed: msg`Credited`,
    failed: msg`Failed`,
    cancelled: msg`Cancelled`,
    expired: msg`Expired`,
  };

type Claim = NonNullable<DeskDeposit['claim']>;

const claimLabels: Readonly<Record<Claim, MessageDescriptor>> = {
  waiting_match: msg`To be matched`,
  short: msg`Short`,
  excess: msg`Excess`,
  late: msg`Late`,
  duplicate: msg`Duplicate`,
  refunding: msg`Refund under way`,
  credit_refunding: msg`Refund under way`,
  refunded: msg`Refunded`,
};

type Tone = ComponentProps<typeof StatusBadge>['tone'];

const tones: Readonly<Record<DeskDeposit['state'], Tone>> = {
  requested: 'open',
  confirmed: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};

const claimTones: Readonly<Record<Claim, Tone>> = {
  waiting_match: 'open',
  short: 'bad',
  excess: 'bad',
  late: 'bad',
  duplicate: 'bad',
  refunding: 'open',
  credit_refunding: 'open',
  refunded: 'quiet',
};

type StateProps = Pick<DeskDeposit, 'state' | 'claim'>;

/** Where a deposit stands, and what became of its money where that does not tell. */
export function DepositState({ state, claim }: StateProps) {
  const { t } = useLingui();
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(stateLabels[state])}</StatusBadge>{' '}
      {claim !== null && (
        <StatusBadge tone={claimTones[claim]}>{t(claimLabels[claim])}</StatusBadge>
      )}
    </>
  );
}

/** Returns what names a channel by its code, and the channels in their order. */
export function useChannelNames() {
  const text = useLocalText();
  const { data, isPending } = useDepositChannels();
  const channels = data?.channels ?? [];
  const named = channels.map(({ channel, terms }) => ({ key: channel, text: text(terms.title) }));
  // Until the names have come nothing stands for one: a code is no word of either language.
  const getName = (code: string): string =>
    named.find(({ key }) => key === code)?.text ?? (isPending ? '…' : code);
  return { named, getName };
}

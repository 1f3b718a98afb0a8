import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PayMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import type { ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';

/** The names of the drawings that a channel may have. */
export const iconNames: Readonly<Record<ChannelTerms['icon'], MessageDescriptor>> = {
  phone: msg`Phone`,
  wallet: msg`Wallet`,
  bank: msg`Bank`,
  sandbox: msg`Sandbox`,
};

/** By which means members pay at a gateway. */
export const meansNames: Readonly<Record<PayMeans, MessageDescriptor>> = {
  card: msg`Card`,
  wallet: msg`Mobile wallet`,
  bank: msg`Bank`,
};

/** The levels of members, by their identity documents. */
export const memberLevels: readonly { readonly level: number; readonly name: MessageDescriptor }[] =
  [
    { level: 0, name: msg`Members without an accepted document` },
    { level: 1, name: msg`Members with an accepted document` },
  ];

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PromotionCategory, PromotionStatus } from '@khelaghor/contract/growth/promotions.ts';

export const categoryLabels: Readonly<Record<PromotionCategory, MessageDescriptor>> = {
  new_player: msg`New members`,
  deposit: msg`Deposits`,
  games: msg`Games`,
  event: msg`Events`,
  community: msg`Community`,
};

type StatusLabels = {
  readonly name: MessageDescriptor;
  readonly tone: 'good' | 'open' | 'bad' | 'quiet';
};

/** Where one stands, in a word or two. */
export const statusLabels: Readonly<Record<PromotionStatus, StatusLabels>> = {
  coming_soon: { name: msg`Coming soon`, tone: 'quiet' },
  join: { name: msg`Open to join`, tone: 'open' },
  signed: { name: msg`Registered`, tone: 'open' },
  process: { name: msg`In progress`, tone: 'open' },
  claim: { name: msg`Ready to claim`, tone: 'open' },
  claimed: { name: msg`Claimed`, tone: 'good' },
  applying: { name: msg`In review`, tone: 'open' },
  rejected: { name: msg`Rejected`, tone: 'bad' },
  issued: { name: msg`Approved and paid`, tone: 'good' },
};

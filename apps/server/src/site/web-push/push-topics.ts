import type { MessageKind } from '@khelaghor/contract/site/member-messages.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';

/** The subject of a push. A newer push of a topic takes the place of an older one. */
export type PushTopic = 'deposit' | 'withdrawal' | 'operator' | 'account';

const topics: Readonly<Record<MessageKind, PushTopic>> = {
  deposit_credited: 'deposit',
  deposit_failed: 'deposit',
  withdrawal_approved: 'withdrawal',
  withdrawal_rejected: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  dispute_repaid: 'withdrawal',
  dispute_refused: 'withdrawal',
  operator: 'operator',
  account: 'account',
};

export const getPushTopic = (kind: MessageKind): PushTopic => topics[kind];

/**
 * What a locked phone shows below the brand, to all who see it: no amounts, names or outcomes.
 */
export const pushLines: Readonly<Record<PushTopic, LocalText>> = {
  deposit: {
    bn: 'আপনার টাকা জমার খবর আছে। খুলে দেখুন।',
    en: 'There is news about a deposit. Open it to read more.',
  },
  withdrawal: {
    bn: 'আপনার টাকা তোলার খবর আছে। খুলে দেখুন।',
    en: 'There is news about a withdrawal. Open it to read more.',
  },
  operator: {
    bn: 'আপনার জন্য নতুন বার্তা আছে।',
    en: 'You have a new message.',
  },
  account: {
    bn: 'আপনার অ্যাকাউন্টের খবর আছে। খুলে দেখুন।',
    en: 'There is news about your account. Open it to read more.',
  },
};

/** Lifetime of a push: it waits so long for a phone that is switched off. */
export const getLifetimeMs = (isOffer: boolean): number => (isOffer ? 4 * hourMs : dayMs);

/** Urgency of a push, by which a phone saves power (RFC 8030, section 5.3). */
export function getUrgency(topic: PushTopic, isOffer: boolean): 'low' | 'normal' | 'high' {
  if (isOffer) return 'low';
  return topic === 'operator' ? 'normal' : 'high';
}

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Broadcast, BroadcastPurpose } from '@khelaghor/contract/growth/broadcasts.ts';
import type { MessagePage } from '@khelaghor/contract/site/message-names.ts';

export const pageLabels: Readonly<Record<MessagePage, MessageDescriptor>> = {
  home: msg`Home`,
  deposit: msg`Deposit`,
  withdraw: msg`Withdraw`,
  bets: msg`Betting record`,
  account: msg`Account record`,
  securityCenter: msg`Security of the account`,
  limits: msg`Limits and breaks`,
  documents: msg`Identity documents`,
  promotions: msg`Offers`,
  promoDetail: msg`One offer`,
  lottery: msg`One lottery`,
  inhouse: msg`In-house games`,
  game: msg`One game`,
  helpmc: msg`Help`,
  feedback: msg`Feedback and complaints`,
};

export const purposeLabels: Readonly<Record<BroadcastPurpose, MessageDescriptor>> = {
  service: msg`Service`,
  offer: msg`Offer`,
};

export const stateLabels: Readonly<Record<Broadcast['state'], MessageDescriptor>> = {
  sending: msg`Being sent`,
  sent: msg`Sent`,
  stopped: msg`Stopped`,
};

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';

/** States of deposits and withdrawals. */
export const movementStates: Readonly<Record<string, MessageDescriptor>> = {
  requested: msg`Requested`,
  confirmed: msg`Credited`,
  failed: msg`Failed`,
  expired: msg`Expired`,
  approved: msg`Approved`,
  cancelled: msg`Cancelled`,
  unknown: msg`Result not known`,
  paid: msg`Paid`,
  rejected: msg`Rejected`,
};

/** Names of the scopes of a freeze. */
export const freezeTitles: Readonly<Record<FreezeScope, MessageDescriptor>> = {
  login: msg`Logging in`,
  play: msg`Play and deposits`,
  withdrawal: msg`Withdrawals`,
};

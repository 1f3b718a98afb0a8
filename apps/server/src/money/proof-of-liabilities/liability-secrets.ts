import type { Secrets } from '../../lib/crypto/secrets.ts';

/** The label of the key that statements are signed with. */
export const statementKey = 'liabilities-statement';

/**
 * A member's key to the files of leaves: 32 bytes. It never changes, so that one download serves
 * for all epochs; every epoch's salt is made from it.
 */
export function getMemberKey(secrets: Secrets, memberId: string): Buffer {
  return Buffer.from(secrets.mac('liabilities-member', memberId), 'hex');
}

/** The key that makes the tags of empty leaves. It is never shown. */
export function getHouseKey(secrets: Secrets): Buffer {
  return secrets.key('liabilities-house');
}

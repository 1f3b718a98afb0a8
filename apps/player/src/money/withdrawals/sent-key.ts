import { v7 } from 'uuid';
import { readSentWithdrawal, storeSentWithdrawal } from '../../shared/browser-storage.ts';
import { getPageMember } from '../../shared/session/page-member.ts';

/**
 * The idempotency key of a request that was sent, and of which it is not known whether the money
 * was taken. It is the id of the withdrawal, should there be one. Until the server has said, the
 * next request goes with the same key, whatever was changed in it: there are never two of them.
 */
let sent: { readonly key: string; readonly by: string | undefined } | null = null;

/** Notes a key before it is sent: the page may be closed before the answer comes. */
export function noteSent(key: string): void {
  sent = { key, by: getPageMember() };
  storeSentWithdrawal(key);
}

/** The server has answered, and the key has had its request. */
export function forgetSent(): void {
  sent = null;
  storeSentWithdrawal(null);
}

/** The server knows no request of this key so far. The next one still goes with it. */
export function noteAbsent(): void {
  storeSentWithdrawal(null);
}

/** Returns the key for the next request; one of another member is not used again. */
export const getNextKey = (): string => (sent && sent.by === getPageMember() ? sent.key : v7());

/** Returns the key whose answer this tab did not get; null: none. */
export const readLostKey = (): string | null => readSentWithdrawal();

import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isLogoutPending } from '../browser-storage.ts';
import { createListeners } from '../listeners.ts';
import { dropMember } from './drop-member.ts';
import { answerLoginAgain } from './login-again.ts';
import { getPageMember } from './page-member.ts';
import { readSessionOwner } from './read-session-owner.ts';

/** The member who logged in in another tab, as the page names them. */
export type OtherMember = Pick<MemberInfo, 'id' | 'nickname'>;

let other: OtherMember | null = null;
let isAsking = false;
const listeners = createListeners();

function setOther(found: OtherMember | null): void {
  other = found;
  listeners.tell();
}

/** The page is that of the logged-in member again. */
export const forgetOtherMember = (): void => setOther(null);

/** The other member whose session the browser has, once the page was told of it; else null. */
export const useOtherMember = (): OtherMember | null =>
  useSyncExternalStore(
    listeners.add,
    () => other,
    () => null,
  );

async function ask(queries: QueryClient): Promise<void> {
  const reply = await readSessionOwner();
  const page = getPageMember();
  // A login in this very page may have ended while it was asked.
  if (!reply.success || page === undefined || reply.value.id === page) return;
  dropMember(queries);
  answerLoginAgain(false);
  setOther(reply.value);
}

/**
 * Finds who is logged in now, after a call of the page was refused as another member's, or its live
 * connection is. The page drops what it held of its own member, and says who that is.
 */
export async function findOtherMember(queries: QueryClient): Promise<void> {
  if (isAsking || other || isLogoutPending()) return;
  isAsking = true;
  await ask(queries);
  isAsking = false;
}

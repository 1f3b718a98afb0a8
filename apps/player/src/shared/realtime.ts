import { createNotices } from '@khelaghor/client/notices.ts';
import type { ConnectionState, Notices } from '@khelaghor/client/notices.ts';
import { noticesPath } from '@khelaghor/client/routes/sockets.gen.ts';
import { pageMemberQuery, visitorPage } from '@khelaghor/contract/lib/page-member.ts';
import type { ServerNotice } from '@khelaghor/contract/realtime.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onOtherMember } from './api.ts';
import { setClock } from './clock.ts';
import { applyGroupEvent, groupsKey, invalidateGroupsOfIssue } from './apply-group-event.ts';
import { applyLotteryEvent } from './apply-lottery-event.ts';
import {
  balanceQuery,
  lotteryGameQuery,
  memberQuery,
  timeLimitReachedQuery,
} from './api-queries.ts';
import { createListeners } from './listeners.ts';
import { getRandomFraction } from './random.ts';
import { checkSiteStatusSoon, compareSiteStatus } from './site-status.ts';
import { isLogoutPending, storePendingLogout } from './browser-storage.ts';
import { dropMember } from './session/drop-member.ts';
import { answerLoginAgain, askLoginAgain, isLoginAsked } from './session/login-again.ts';
import { findOtherMember } from './session/other-member.ts';
import { getClaim, getPageMember, isMemberPage } from './session/page-member.ts';
import { listenToTabs } from './session/session-tabs.ts';
import { isPageTyped } from './session/typed-page.ts';
import { watchSleep } from './watch-sleep.ts';

type NoticeOf<T extends ServerNotice['type']> = Extract<ServerNotice, { type: T }>;

const listeners = createListeners<ServerNotice>();
const stateListeners = createListeners();
let state: ConnectionState = 'connecting';
let notices: Notices | null = null;

function setState(next: ConnectionState): void {
  state = next;
  stateListeners.tell();
}

/** First words of the query keys of a member's own data. */
const memberQueryKeys = [
  ['balance'],
  ['deposit'],
  ['deposits'],
  ['withdrawals'],
  ['tickets'],
  ['debts'],
  ['feedback'],
  ['messages'],
] as const;

/** Shows the data of a notice. A reply in flight may be older: it is requested again. */
function setOrRefetch(queries: QueryClient, queryKey: QueryKey, told: unknown): void {
  const isAsked = queries.isFetching({ queryKey }) > 0;
  queries.setQueryData(queryKey, told);
  if (isAsked) void queries.invalidateQueries({ queryKey });
}

/** Shows the issue of a notice, and requests what the notice does not tell. */
function applyIssue(queries: QueryClient, notice: NoticeOf<'issue'>): void {
  const key = lotteryGameQuery(notice.issue.gameCode).queryKey;
  const game = queries.getQueryData(key);
  // A reply in flight may be older than the notice.
  const isAsked = queries.isFetching({ queryKey: key }) > 0;
  const told = game && applyLotteryEvent(game, notice);
  if (told) queries.setQueryData(key, told.game);
  if (isAsked || !told?.isWhole) void queries.invalidateQueries({ queryKey: key });
  invalidateGroupsOfIssue(queries, notice.issue);
}

/** Makes the page a visitor's, and connects anew as one. */
function leave(queries: QueryClient): void {
  if (!isMemberPage()) return;
  dropMember(queries);
  answerLoginAgain(false);
  reconnectRealtime();
}

/** Opens the login over the page, whose text stays; closed without a login, the member is gone. */
async function holdPage(queries: QueryClient): Promise<void> {
  if (!isLoginAsked() && !(await askLoginAgain())) leave(queries);
}

/** Shows that the session has ended, on the server or in another tab. */
function endSession(
  queries: QueryClient,
  { timeOpensAt }: Partial<NoticeOf<'session-ended'>>,
): void {
  const isWished = isLogoutPending();
  // The session has ended: a recorded logout need not be sent again.
  storePendingLogout(false);
  if (timeOpensAt === undefined && !isWished && isPageTyped()) {
    void holdPage(queries);
    return;
  }
  leave(queries);
  queries.setQueryData(timeLimitReachedQuery.queryKey, timeOpensAt ?? null);
}

/** A logout in another tab: nothing of the member stays on this one. */
let isLeftElsewhere = false;

/** Compares who is logged in with whose page this is. */
function compareOwner(queries: QueryClient, { memberId, status }: NoticeOf<'hello'>): void {
  const page = getPageMember();
  const isLeft = isLeftElsewhere;
  isLeftElsewhere = false;
  // Where the site is closed, nothing is said about sessions.
  if (page === undefined || status === 2 || isLogoutPending()) return;
  if (page === (memberId ?? visitorPage)) {
    // The member may have logged in again in another tab: what waits here goes on.
    answerLoginAgain(memberId !== null);
    return;
  }
  if (memberId !== null) void findOtherMember(queries);
  else if (isLeft) leave(queries);
  else endSession(queries, {});
}

/** Puts the data of a notice into the cache, so that every screen shows it at once. */
function applyEvent(queries: QueryClient, notice: ServerNotice): void {
  switch (notice.type) {
    case 'hello':
      compareOwner(queries, notice);
      // Something may have changed between the rendering of the page and this connection.
      if (notice.memberId !== null && notice.memberId === getPageMember())
        for (const queryKey of memberQueryKeys) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: groupsKey });
      if (isLogoutPending())
        import('./send-logout.ts').then(({ sendLogout }) => sendLogout()).catch(() => undefined);
      setClock(notice.now);
      compareSiteStatus(notice.status);
      break;
    case 'balance':
      setOrRefetch(queries, balanceQuery.queryKey, notice.balance);
      break;
    case 'deposit':
      setOrRefetch(queries, ['deposit', notice.deposit.id], notice.deposit);
      void queries.invalidateQueries({ queryKey: ['deposits'] });
      // A deposit may count for an offer.
      void queries.invalidateQueries({ queryKey: ['promotions'] });
      void queries.invalidateQueries({ queryKey: ['promotion'] });
      break;
    case 'withdrawal':
      void queries.invalidateQueries({ queryKey: ['withdrawals'] });
      break;
    case 'issue':
      applyIssue(queries, notice);
      break;
    case 'lottery-group':
      applyGroupEvent(queries, notice);
      break;
    case 'tickets-settled':
    case 'tickets-cancelled':
    case 'tickets-corrected':
      void queries.invalidateQueries({ queryKey: ['debts'] });
      void queries.invalidateQueries({ queryKey: ['chases'] });
      void queries.invalidateQueries({ queryKey: ['tickets'] });
      void queries.invalidateQueries({ queryKey: ['records'] });
      break;
    case 'promotion':
      void queries.invalidateQueries({ queryKey: ['promotions'] });
      void queries.invalidateQueries({ queryKey: ['promotion', notice.promotionId] });
      break;
    case 'feedback':
      void queries.invalidateQueries({ queryKey: ['feedback'] });
      break;
    case 'message':
      void queries.invalidateQueries({ queryKey: ['messages'] });
      break;
    case 'site-status':
      checkSiteStatusSoon();
      break;
    case 'play-time':
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey });
      break;
    case 'session-ended':
      endSession(queries, notice);
      break;
    case 'pong':
      break;
  }
}

/** How many components of the page show a lottery, by its code. */
const shown = new Map<string, number>();

/** Hears the draws of a lottery until the function that it returns is called. */
export function watchDraws(gameCode: string): () => void {
  const count = (step: number): void => {
    const left = (shown.get(gameCode) ?? 0) + step;
    if (left === 0) shown.delete(gameCode);
    else shown.set(gameCode, left);
    notices?.watch([...shown.keys()]);
  };
  count(1);
  return () => count(-1);
}

/** Opens the page's one realtime connection. */
export function startRealtime(queries: QueryClient): void {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  notices = createNotices({
    getAddress: () => {
      const page = getClaim();
      const claim = page === undefined ? '' : `?${pageMemberQuery}=${page}`;
      return `${scheme}//${location.host}${noticesPath}${claim}`;
    },
    random: getRandomFraction,
    onState: setState,
    onGap: () => void queries.invalidateQueries(),
    onNotice: (notice) => {
      applyEvent(queries, notice);
      listeners.tell(notice);
    },
  });
  notices.watch([...shown.keys()]);
  window.addEventListener('online', () => notices?.reconnect());
  window.addEventListener('offline', () => setState('waiting'));
  // The server greets with its time, by which all countdowns are right again.
  watchSleep(() => notices?.reconnect());
  onOtherMember(() => void findOtherMember(queries));
  listenToTabs((change) => {
    isLeftElsewhere = change === 'left';
    notices?.reconnect();
  });
}

/** Reconnects with the current session. */
export function reconnectRealtime(): void {
  notices?.reconnect();
}

/** Whether the page has a realtime connection. In the server's markup it counts as connecting. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(
    stateListeners.add,
    () => state,
    () => 'connecting',
  );
}

/**
 * Calls back with every notice of one kind while the component is shown. The cache already has its
 * data: this is for side effects, such as a toast or a sound.
 */
export function useNotice<T extends ServerNotice['type']>(
  type: T,
  hear: (notice: NoticeOf<T>) => void,
): void {
  useEffect(
    () =>
      listeners.add((notice) => {
        if (notice.type === type) hear(notice as NoticeOf<T>);
      }),
    [type, hear],
  );
}

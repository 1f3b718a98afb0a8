import type { ServerNotice } from '@khelaghor/contract/realtime.ts';
import type { Context } from '../../lib/context.ts';
import { listenToDatabase } from '../../lib/db/listen.ts';
import { noticeChannel } from '../../lib/notify.ts';
import type { Audience, Published } from '../../lib/notify.ts';
import { invalidateSettings } from '../settings/index.ts';

/** One connected browser. */
export type Listener = {
  memberId: string | null;
  /** The member's session that opened it. */
  sessionId: string | null;
  gameCodes: Set<string>;
  send(notice: Sendable): void;
  /** Closes the connection. The browser may connect again, with the session that it has then. */
  end(): void;
};
type Balance = Extract<ServerNotice, { type: 'balance' }>['balance'];
type Unnumbered<N> = N extends { seq: number } ? Omit<N, 'seq'> : never;
export type Sendable = Unnumbered<ServerNotice>;

export type Notices = {
  add(listener: Listener): () => void;
  close(): Promise<void>;
};

/** Indexes the connected browsers by their audiences. */
function createAudiences(): {
  add: (listener: Listener) => () => void;
  of: (audience: Audience) => Iterable<Listener>;
} {
  const all = new Set<Listener>();
  const byMember = new Map<string, Set<Listener>>();
  return {
    add(listener) {
      const { memberId } = listener;
      all.add(listener);
      if (memberId === null) return () => all.delete(listener);
      const own = byMember.get(memberId) ?? new Set();
      byMember.set(memberId, own.add(listener));
      return () => {
        all.delete(listener);
        own.delete(listener);
        if (own.size === 0 && byMember.get(memberId) === own) byMember.delete(memberId);
      };
    },
    of(audience) {
      if ('everyone' in audience) return all;
      if ('memberIds' in audience)
        return audience.memberIds.flatMap((memberId) => [...(byMember.get(memberId) ?? [])]);
      if ('memberId' in audience) {
        const own = [...(byMember.get(audience.memberId) ?? [])];
        const { sessionId } = audience;
        return sessionId === undefined ? own : own.filter((each) => each.sessionId === sessionId);
      }
      return [...all].filter(({ gameCodes }) => gameCodes.has(audience.gameCode));
    },
  };
}

/**
 * Sends the events of every process to the browsers connected to this one. Browsers reload what
 * they show whenever a number is missing, so an event that was lost is only late.
 */
export async function startRealtime(
  ctx: Context,
  databaseUrl: string,
  readBalance: (memberId: string) => Promise<Balance>,
): Promise<Notices> {
  const audiences = createAudiences();
  const deliver = (audience: Audience, notice: Sendable): void => {
    for (const listener of audiences.of(audience)) {
      listener.send(notice);
      // Later events of the member are not for a session that was logged out.
      if (notice.type === 'session-ended') listener.end();
    }
  };
  const isThere = (memberId: string): boolean => [...audiences.of({ memberId })].length > 0;
  const channel = { databaseUrl, channel: noticeChannel };
  const { close } = await listenToDatabase(ctx, channel, async (payload) => {
    const published = JSON.parse(payload) as Published;
    if ('notice' in published) {
      // Browsers ask for the status right after this: it must not come from the cache.
      if (published.notice.type === 'site-status') invalidateSettings(ctx);
      deliver(published.audience, published.notice);
      return;
    }
    for (const memberId of published.balancesOf.filter(isThere))
      deliver({ memberId }, { type: 'balance', balance: await readBalance(memberId) });
  });
  return { add: audiences.add, close };
}

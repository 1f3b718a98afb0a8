import * as contract from '@khelaghor/contract/site/member-messages.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { countUnread, markRead, removeMessage } from './inbox-store.ts';
import { readInbox } from './read-inbox.ts';

/** A member's messages. */
export function messagesRoutes(bind: Bind, ctx: Context): void {
  const count = async (memberId: string) => ok({ unread: await countUnread(ctx.db, memberId) });
  bind(contract.listMessages, ({ query, caller, request }) =>
    readInbox(ctx, caller.memberId, query, getLanguage(request)),
  );
  bind(contract.countUnreadMessages, ({ caller }) => count(caller.memberId));
  bind(contract.readMessages, async ({ body, caller }) => {
    await markRead(ctx.db, caller.memberId, body.ids, ctx.clock.now());
    return count(caller.memberId);
  });
  bind(contract.deleteMessage, async ({ params, caller }) => {
    await removeMessage(ctx.db, caller.memberId, params.id);
    return count(caller.memberId);
  });
}

import * as contract from '@khelaghor/contract/backoffice/activity-log.ts';
import { listOwnEvents as ownEvents } from '@khelaghor/contract/backoffice/own-activity.ts';
import { filesPerMinute } from '../../lib/http/file-turns.ts';
import { beginOperatorFile } from '../../lib/http/operator-file.ts';
import { getLanguage } from '../../lib/http/language.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findLastAudit } from '../../money/ledger-audit/index.ts';
import { writeEventCsv } from './event-csv.ts';
import { listEvents, listOwnEvents, listTimeline, readAllEvents } from './list-events.ts';
import { findChainHead, listKinds } from './store.ts';

async function readChain({ db }: Context): Promise<ValueOf<typeof contract.getEventChain>> {
  const [head, audit] = await Promise.all([findChainHead(db), findLastAudit(db)]);
  return {
    head: head
      ? {
          batchNo: String(head.batchNo),
          hash: head.hash.toString('hex'),
          lastEventId: String(head.toSeq),
          madeAt: head.madeAt.toISOString(),
        }
      : null,
    lastAudit: audit
      ? { endedAt: audit.run.endedAt.toISOString(), eventBreaches: audit.run.eventBreaches }
      : null,
  };
}

/** The event log, for operators, to be read only. */
export function eventLogAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.readMemberTimeline, ({ params, query }) => listTimeline(ctx, params.id, query));
  bind(ownEvents, ({ caller, query }) => listOwnEvents(ctx, caller, query));
  bind(contract.readEventLog, ({ query }) => listEvents(ctx, query));
  bind(
    contract.eventLogFile,
    async ({ query, caller, request, reply }) => {
      const begun = await beginOperatorFile(ctx, { caller, reply, list: 'event-log', query });
      if (!begun.ok) return begun;
      return ok(writeEventCsv(readAllEvents(ctx, query), getLanguage(request)));
    },
    { perMinute: filesPerMinute },
  );
  bind(contract.listEventKinds, async () => ok({ kinds: await listKinds(ctx.db) }));
  bind(contract.getEventChain, async () => ok(await readChain(ctx)));
}

import * as contract from '@khelaghor/contract/backoffice/cases.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { ok } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { decideCase, noteCase, openCase } from './act-on-case.ts';
import { importLists, listLists } from './import-lists.ts';
import { readCases, readCasesOf, viewCase } from './read-cases.ts';
import { downloadReport } from './write-report.ts';

/** Cases about members, and the lists with which members are compared. */
export function caseAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listCases, ({ query, caller }) => readCases(ctx, query, caller));
  bind(contract.readCase, ({ params: { id }, caller }) => viewCase(ctx, { id, caller }), {
    perMinute: 60,
  });
  bind(contract.listCasesOfMember, ({ params: { id }, caller }) =>
    readCasesOf(ctx, { id, caller }),
  );
  bind(contract.openCase, ({ params: { id }, body, caller }) =>
    openCase(ctx, { id, caller }, body),
  );
  bind(contract.noteCase, ({ params: { id }, body, caller }) =>
    noteCase(ctx, { id, caller }, body),
  );
  bind(contract.decideCase, ({ params: { id }, body, caller }) =>
    decideCase(ctx, { id, caller }, body),
  );
  bind(
    contract.caseReport,
    async ({ params: { id }, caller, reply }) => {
      const report = await downloadReport(ctx, { id, caller });
      if (!report.ok) return report;
      const name = `case-${formatDhakaDate(ctx.clock.now().getTime())}-${id.slice(-8)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return report;
    },
    { perMinute: 6 },
  );
  bind(contract.listScreeningLists, async () => ok({ lists: await listLists(ctx.db) }));
  bind(
    contract.importScreeningLists,
    async ({ body, caller }) => ok(await importLists(ctx, body.text, caller)),
    { perMinute: 6 },
  );
}

import * as contract from '@khelaghor/contract/backoffice/care.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { actOnCase } from './act-on-case.ts';
import { readCases, readMemberCare } from './read-care.ts';

/** Members whose play shows markers of harm, and what operators do for them. */
export function careAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listCareCases, ({ query }) => readCases(ctx, query));
  bind(contract.readMemberCare, ({ params }) => readMemberCare(ctx, params.id));
  bind(contract.actOnCareCase, ({ params: { id }, body, caller }) =>
    actOnCase(ctx, { id, caller }, body),
  );
}

import * as links from '@khelaghor/contract/backoffice/member-links.ts';
import { readMemberRisk as contract } from '@khelaghor/contract/backoffice/risk.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readMemberLinks } from './read-links.ts';
import { readMemberRisk } from './read-risk.ts';

/** Links between members, and the risk score of a member. */
export function riskAdminRoutes(bind: Bind, ctx: Context): void {
  bind(links.readMemberLinks, ({ params }) => readMemberLinks(ctx, params.id), { perMinute: 120 });
  bind(contract, ({ params }) => readMemberRisk(ctx, params.id), { perMinute: 120 });
}

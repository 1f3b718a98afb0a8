import * as contract from '@khelaghor/contract/site/external-links.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findById, getInfo } from '../../account/members/index.ts';
import { findMemberCaller } from '../../account/sessions/index.ts';
import { openService } from './open-channel.ts';

export function customerServiceRoutes(bind: Bind, ctx: Context): void {
  const findMember = findMemberCaller(ctx);
  bind(
    contract.openCustomerService,
    async ({ query, request }) => {
      const caller = await findMember(request);
      const member = caller ? await findById(ctx.db, caller.memberId) : null;
      const label = member ? getInfo(member, '').clubLabel : null;
      return openService(ctx, query, label?.rankLevel ?? null);
    },
    { perMinute: 30 },
  );
}

import * as contract from '@khelaghor/contract/resources.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { findById, infoOf } from '../member/member.ts';
import { memberCallerOf } from '../session/session.ts';
import { openService } from './open-service.ts';

export function customerServiceRoutes(bind: Bind, ctx: Context): void {
  const findMember = memberCallerOf(ctx);
  bind(
    contract.openCustomerService,
    async ({ query, request }) => {
      const caller = await findMember(request);
      const member = caller ? await findById(ctx.db, caller.memberId) : null;
      const label = member ? infoOf(member, '').clubLabel : null;
      return openService(ctx, query, label?.rankLevel ?? null);
    },
    { perMinute: 30 },
  );
}

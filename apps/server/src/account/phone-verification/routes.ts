import * as contract from '@khelaghor/contract/account/phone-verification.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../members/index.ts';
import { bindMobile, getContacts } from './verify-phone.ts';

export function bindingRoutes(bind: Bind, ctx: Context): void {
  bind(contract.contacts, async ({ caller }) => {
    const member = await findById(ctx.db, caller.memberId);
    return member ? ok(getContacts(member)) : refuse('not_logged_in');
  });
  bind(contract.bindMobile, ({ caller, body }) => bindMobile(ctx, caller.memberId, body), {
    perMinute: 6,
  });
}

import * as contract from '@khelaghor/contract/binding.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { findById } from '../member/member.ts';
import { bindMobile, contactsOf } from './bind-mobile.ts';

export function bindingRoutes(bind: Bind, ctx: Context): void {
  bind(contract.contacts, async ({ caller }) => {
    const member = await findById(ctx.db, caller.memberId);
    return member ? ok(contactsOf(member)) : refuse('not_logged_in');
  });
  bind(contract.bindMobile, ({ caller, body }) => bindMobile(ctx, caller.memberId, body), {
    perMinute: 6,
  });
}

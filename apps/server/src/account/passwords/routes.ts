import { changePassword as changePasswordRoute } from '@khelaghor/contract/account/members.ts';
import * as contract from '@khelaghor/contract/account/password-reset.ts';
import { getLanguage } from '../../lib/http/language.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { changePassword } from './change-password.ts';
import { recoverByEmail } from './request-reset-email.ts';
import { resetByLink } from './reset-with-token.ts';
import { resetByPhone } from './reset-with-sms-code.ts';

/** A carrier has many phones behind an address. */
const manyPhones = { perMinute: 60 };

export function passwordRoutes(bind: Bind, ctx: Context): void {
  bind(changePasswordRoute, (call) => changePassword(ctx, call), { perMinute: 5 });
  bind(
    contract.recoverByEmail,
    ({ body, request }) => {
      const { language = getLanguage(request) } = body;
      return recoverByEmail(ctx, { ...body, language }, request.ip);
    },
    manyPhones,
  );
  bind(contract.resetByLink, (call) => resetByLink(ctx, call), { perMinute: 10 });
  bind(contract.resetByPhone, (call) => resetByPhone(ctx, call), manyPhones);
}

import { avatarNames } from '@khelaghor/contract/account/profile-fields.ts';
import * as contract from '@khelaghor/contract/account/profile.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findMemberOfSession, writeProfile } from '../members/index.ts';
import { bindEmail, sendEmailCode } from './bind-email.ts';
import { changeProfile } from './change-profile.ts';
import { readMemberProfile } from './read-profile.ts';

export function profileRoutes(bind: Bind, ctx: Context): void {
  bind(contract.profile, async ({ caller, request }) =>
    ok(await readMemberProfile(ctx, caller.memberId, request.ip)),
  );
  bind(
    contract.changeProfile,
    ({ caller: { memberId }, body, request: { ip } }) => changeProfile(ctx, { memberId, ip }, body),
    { perMinute: 20 },
  );
  bind(contract.changeIcon, async ({ caller, body: { icon } }) => {
    await writeProfile(ctx.db, caller.memberId, { avatar: icon });
    return ok({ icon });
  });
  bind(contract.playerAvatar, async ({ caller }) => {
    const { avatar } = await findMemberOfSession(ctx.db, caller.memberId);
    return ok({ icon: avatar, choices: [...avatarNames] });
  });
  bind(contract.sendEmailCode, ({ caller, body }) => sendEmailCode(ctx, caller.memberId, body), {
    perMinute: 6,
  });
  bind(
    contract.bindEmail,
    ({ caller: { memberId }, body, request: { ip } }) => bindEmail(ctx, { memberId, ip }, body),
    { perMinute: 6 },
  );
}

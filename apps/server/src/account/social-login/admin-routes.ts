import * as manage from '@khelaghor/contract/account/social-login-admin.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { askUnbind, keepBound, readMemberIdentities } from './unlink.ts';
import { getOperatorActor } from '../../lib/event-log.ts';

/** Operators' routes for a member's linked social identities. */
export function elsewhereAdminRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  const which = (
    { id, provider }: { id: string; provider: OutsideProvider },
    { username }: OperatorCaller,
  ) => ({ memberId: id, provider, actor: getOperatorActor(username) });
  bind(manage.listManagedElsewhere, ({ params }) => readMemberIdentities(ctx, params.id), few);
  bind(
    manage.unbindElsewhere,
    ({ params, body, caller }) => askUnbind(ctx, { ...which(params, caller), ...body }),
    few,
  );
  bind(manage.keepElsewhere, ({ params, caller }) => keepBound(ctx, which(params, caller)), few);
}

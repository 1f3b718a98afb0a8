import * as contract from '@khelaghor/contract/account/responsible-gaming.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { confirmLimitIncrease, setLimit, cancelLimitIncrease } from './change-limits.ts';
import { listChanges } from './limit-history.ts';
import { readPlaySettings } from './settings.ts';
import { setRealityCheckInterval } from './check-interval.ts';
import { askToReopen, takeBreak } from './exclusion.ts';

export function playLimitsRoutes(bind: Bind, ctx: Context): void {
  const settings = async (memberId: string) => ok(await readPlaySettings(ctx, memberId));

  bind(contract.readPlay, ({ caller }) => settings(caller.memberId));
  bind(contract.responsibleGamingListChanges, async ({ caller }) =>
    ok({ changes: await listChanges(ctx.db, caller.memberId) }),
  );
  bind(
    contract.setLimit,
    async ({ caller, body: { amount, kind, period, ...typed } }) => {
      const wanted = { kind, period, amount: amount === null ? null : BigInt(amount) };
      const set = await setLimit(ctx, caller.memberId, wanted, typed);
      return set.ok ? settings(caller.memberId) : set;
    },
    { perMinute: 60 },
  );
  bind(
    contract.confirmLimit,
    async ({ caller, body: { kind, period, ...typed } }) => {
      const confirmed = await confirmLimitIncrease(ctx, caller.memberId, { kind, period }, typed);
      return confirmed.ok ? settings(caller.memberId) : confirmed;
    },
    { perMinute: 10 },
  );
  bind(contract.withdrawLimit, async ({ caller, body }) => {
    const withdrawn = await cancelLimitIncrease(ctx, caller.memberId, body);
    return withdrawn.ok ? settings(caller.memberId) : withdrawn;
  });
  bind(contract.setRealityCheckInterval, async ({ caller, body }) => {
    await setRealityCheckInterval(ctx, caller.memberId, body.minutes);
    return settings(caller.memberId);
  });
  bind(
    contract.takeBreak,
    async ({ caller, body }) => {
      const taken = await takeBreak(ctx, caller.memberId, body);
      return taken.ok ? settings(caller.memberId) : taken;
    },
    { perMinute: 10 },
  );
  bind(
    contract.askToReopen,
    async ({ caller, body }) => {
      const asked = await askToReopen(ctx, caller.memberId, body);
      return asked.ok ? settings(caller.memberId) : asked;
    },
    { perMinute: 10 },
  );
}

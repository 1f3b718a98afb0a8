import * as contract from '@khelaghor/contract/play-limits.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { confirmLoosening, setLimit, withdrawLoosening } from './change-limits.ts';
import { changesOf } from './play-history.ts';
import { playSettingsOf } from './play-settings.ts';
import { passCheck, readCheck, setCheck } from './reality-check.ts';
import { askToReopen, takeBreak } from './take-break.ts';

export function playLimitsRoutes(bind: Bind, ctx: Context): void {
  const settings = async (memberId: string) => ok(await playSettingsOf(ctx, memberId));

  bind(contract.readPlay, ({ caller }) => settings(caller.memberId));
  bind(contract.playHistory, async ({ caller }) =>
    ok({ changes: await changesOf(ctx.db, caller.memberId) }),
  );
  bind(
    contract.setLimit,
    async ({ caller, body: { amount, ...which } }) => {
      const wanted = amount === null ? null : BigInt(amount);
      await setLimit(ctx, caller.memberId, { ...which, amount: wanted });
      return settings(caller.memberId);
    },
    { perMinute: 60 },
  );
  bind(contract.confirmLimit, async ({ caller, body }) => {
    const confirmed = await confirmLoosening(ctx, caller.memberId, body);
    return confirmed.ok ? settings(caller.memberId) : confirmed;
  });
  bind(contract.withdrawLimit, async ({ caller, body }) => {
    const withdrawn = await withdrawLoosening(ctx, caller.memberId, body);
    return withdrawn.ok ? settings(caller.memberId) : withdrawn;
  });
  bind(contract.setCheck, async ({ caller, body }) => {
    await setCheck(ctx, caller.memberId, body.minutes);
    return settings(caller.memberId);
  });
  bind(contract.readCheck, async ({ caller }) => ok(await readCheck(ctx, caller)));
  bind(contract.passCheck, async ({ caller }) => ok(await passCheck(ctx, caller)));
  bind(
    contract.takeBreak,
    async ({ caller, body }) => {
      const taken = await takeBreak(ctx, caller.memberId, body);
      return taken.ok ? settings(caller.memberId) : taken;
    },
    { perMinute: 10 },
  );
  bind(contract.askToReopen, async ({ caller }) => {
    const asked = await askToReopen(ctx, caller.memberId);
    return asked.ok ? settings(caller.memberId) : asked;
  });
}

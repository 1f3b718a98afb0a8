import { isDeepStrictEqual } from 'node:util';
import { channelGateways } from '@khelaghor/contract/money/channel-gateways.ts';
import type { ChannelGateway } from '@khelaghor/contract/money/channel-gateways.ts';
import type { requestChannel as contract } from '@khelaghor/contract/money/deposit-channels.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { checkRepeat } from '../../lib/operator-request.ts';
import type { Channel } from './channel-store.ts';
import { insertTermsRequest, listCodes, lockChannelRequest } from './channel-store.ts';
import { checkTerms, noteChannel } from './edit-channels.ts';

/** Returns the first code of a further channel that was never used. */
function chooseCode(gateway: string, used: ReadonlySet<string>): string {
  let count = 2;
  while (used.has(`${gateway}-${count}`)) count += 1;
  return `${gateway}-${count}`;
}

/** A channel as another site has it. */
type Twin = Pick<Channel, 'code' | 'enabled'>;

/** Returns the gateway whose further channels have codes like this one; null: there is none. */
export function findGatewayOf(code: string): ChannelGateway | null {
  const name = /^(.+)-(?:[2-9]|[1-9]\d{1,3})$/u.exec(code)?.[1];
  return channelGateways.find((gateway) => gateway === name) ?? null;
}

/**
 * Requests a further channel of a known gateway, once for each key.
 * @param twin it is to have the code and the switch of this one; left out, a new code, and on
 */
export function requestChannel(
  ctx: Context,
  caller: OperatorCaller,
  { key, gateway, terms, reason }: ParsedBody<typeof contract>,
  twin?: Twin,
): Promise<Result<null, (typeof contract)['refusals'][number]>> {
  return transact(ctx, async (tx) => {
    const known = await lockChannelRequest(tx, key);
    if (known) {
      const isSame = known.gateway === gateway && isDeepStrictEqual(known.terms, terms);
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(null) : repeat;
    }
    const checked = await checkTerms(tx, terms, gateway);
    if (!checked.ok) return checked;
    const channel = twin?.code ?? chooseCode(gateway, await listCodes(tx, gateway));
    const enabled = twin?.enabled ?? true;
    const asked = { askedBy: caller.operatorId, askedAt: ctx.clock.now() };
    const row = { id: key, channel, gateway, enabled, version: 0, terms, reason, ...asked };
    if (!(await insertTermsRequest(tx, row))) return refuse('request_waits');
    const detail = { reason, request: key, gateway, enabled, after: terms };
    await noteChannel(ctx, tx, 'add_asked', { channel, caller }, detail);
    return ok(null);
  });
}

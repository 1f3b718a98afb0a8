import { sql } from 'kysely';
import { v7 } from 'uuid';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { postDeposits } from '@khelaghor/server/money/deposits/credit-deposit.ts';
import { confirmDeposits } from '@khelaghor/server/money/deposits/store.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** Commands for the ways to pay in. */
export function depositCommands(server: TestServer) {
  return {
    /** Takes real money, and through a channel by this number of the house. */
    async houseNumber({ channel, number }: { channel: string; number: string }): Promise<void> {
      await changeMoneyMode(server, 'real');
      await setHouseNumber(server, channel, number);
    },
    /** Gives a channel a fee of the provider, in hundredths of a percent. */
    async channelFee({ channel, rate }: { channel: string; rate: number }): Promise<void> {
      await server.ctx.db
        .updateTable('depositChannel')
        .set({ feeRate: rate })
        .where('code', '=', channel)
        .execute();
    },
    /** Credits a deposit of ৳500 that came to a number of the house. Returns its id. */
    async creditedDeposit({ account }: { account: string }): Promise<string> {
      const id = v7();
      await server.ctx.db.transaction().execute(async (tx) => {
        await sql`insert into deposit (id, member_id, channel, gateway, amount_minor, currency,
            state, transfer_id, gateway_reference, redirect_address, created_at, expires_at)
          select ${id}, id, 'manual-nagad', 'manual-nagad', 50000, 'PLAY', 'requested', ${v7()},
            ${id}::text, '', now(), now() + interval '1 hour'
          from member where username = ${account}`.execute(tx);
        const received = { id, received: 50_000n, trxId: id.slice(-10).toUpperCase() };
        await postDeposits(server.ctx, tx, await confirmDeposits(server.ctx, tx, [received]));
      });
      return id;
    },
    /** Stores a deposit of ৳500 for which a gateway took ৳400 that wait for a decision. */
    async differingDeposit({ account }: { account: string }): Promise<void> {
      await sql`with made as (
          insert into deposit (id, member_id, channel, gateway, amount_minor, currency, state,
            transfer_id, gateway_reference, redirect_address, created_at, expires_at, resolved_at)
          select ${v7()}, id, 'mobile', 'sandbox', 50000, 'PLAY', 'failed', ${v7()}, ${v7()}, '',
            now(), now() + interval '1 hour', now()
          from member where username = ${account}
          returning id, gateway_reference
        )
        insert into differing_payment (id, deposit_id, gateway, payment_id, trx_id, ordered_minor,
          received_minor, currency, kind, state, found_at)
        select ${v7()}, id, 'sandbox', gateway_reference, upper(left(gateway_reference, 8)), 50000,
          40000, 'PLAY', 'short', 'waiting', now() from made`.execute(server.ctx.db);
    },
  };
}

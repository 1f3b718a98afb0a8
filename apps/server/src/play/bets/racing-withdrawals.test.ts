// Goal: a member who withdraws in two tabs while a bet is placed never takes more than there is.
// Method: the three calls at once over HTTP, many times, each first in turn, and the audit at the
// end.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsCreate, withdrawalsList } from '@khelaghor/client/routes/money.gen.ts';
import { buildCallHead } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withSampleVendor, withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
auditAfterAll(server);
const vendor = await withSampleVendor(server);

/** Each of the three takes so much, and the balance is enough for two. */
const takenMinor = 30_000;
const balanceMinor = 80_000;
/** Units of the protocol for each poisha. */
const units = 1_000;

const runs = Array.from({ length: 9 }, (_, run) => run);

test.each(runs)('two withdrawals and a bet at once: two of them succeed (run %i)', async (run) => {
  const member = await signUp(server, { balanceMinor: BigInt(balanceMinor) });
  const player = { ...member, token: await vendor.openToken(member) };
  const walletId = await readWalletId(member);
  const withdraw = async () => {
    const body = { key: v7(), amount: String(takenMinor), walletId, password: member.password };
    const reply = await member.browser.call(withdrawalsCreate, { body });
    return reply.success ? 'withdrawn' : reply.code;
  };
  const bet = async () => {
    const order = { ...buildCallHead(vendor, player), amount: takenMinor * units };
    const { status } = await vendor.ask('bet', order);
    return status === 'RS_OK' ? 'staked' : status;
  };
  const calls = [withdraw, withdraw, bet];
  const inTurn = calls.map((_, place) => calls[(place + run) % calls.length] ?? bet);
  const ends = (await Promise.all(inTurn.map((call) => call()))).toSorted();

  const withdrawn = ends.filter((end) => end === 'withdrawn').length;
  expect([
    ['balance_too_low', 'staked', 'withdrawn'],
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'withdrawn', 'withdrawn'],
  ]).toContainEqual(ends);
  const left = String(balanceMinor - 2 * takenMinor);
  expect(await member.browser.callOrFail(walletGetBalance, {})).toMatchObject({
    sumBalance: left,
    onHold: String(withdrawn * takenMinor),
    inPlay: String((2 - withdrawn) * takenMinor),
  });
  const { items } = await member.browser.callOrFail(withdrawalsList, { query: {} });
  expect(items.map(({ amount }) => amount)).toEqual(
    Array.from({ length: withdrawn }, () => String(takenMinor)),
  );
});

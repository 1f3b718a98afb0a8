// Goal: the audit sees a payout that was paid again twice, by another amount or without a dispute.
// Method: one payment by hand as operators make it, then rows that no code of the server writes.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { withdrawalsAdminApprove } from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  withdrawalsConfirm,
  withdrawalsCreate,
  payoutDisputesConfirmRepeat,
  payoutDisputesRequestRepeat,
} from '@khelaghor/client/routes/money.gen.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount, houseAccount } from '@khelaghor/ledger/account.ts';
import { buildWithdrawalRepeatedTransfers } from '@khelaghor/ledger/postings/withdrawal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { withdrawalChecks } from './checks.ts';
import { executePayout } from './execute-payout.ts';

const server = await withServer();
const { ctx } = server;
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');

const check = async () =>
  (await withdrawalChecks({ db: ctx.db, clock: ctx.clock })).map(({ detail }) => detail);

/** A payout of 300.00 of which 100.00 arrived. */
async function dispute(): Promise<string> {
  const { browser, password, ...rest } = await signUp(server, { balanceMinor: 100_000n });
  const walletId = await readWalletId({ browser, password, ...rest });
  const body = { key: v7(), amount: '30000', walletId, password };
  const { id } = await browser.callOrFail(withdrawalsCreate, { body });
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params: { id } });
  await executePayout(ctx, id);
  await browser.callOrFail(withdrawalsConfirm, { params: { id }, body: { received: '10000' } });
  return id;
}

async function repeat(id: string): Promise<void> {
  const key = v7();
  const body = { key, reason: 'The network gave it back' };
  await shapla.browser.callOrFail(payoutDisputesRequestRepeat, { params: { id }, body });
  await rahima.browser.callOrFail(payoutDisputesConfirmRepeat, {
    params: { id, requestId: key },
    body: { trxId: `HAND${key.slice(-12)}` },
  });
}

/** Posts a payment by hand past the operators. */
const postRepeat = (withdrawalId: string, amount: bigint) =>
  ctx.db.transaction().execute(async (tx) =>
    post(
      tx,
      buildWithdrawalRepeatedTransfers({
        transferId: v7(),
        withdrawalId,
        amount: minor(amount),
        currency: 'PLAY',
        houseLoss: await openAccount(tx, houseAccount('house_loss', 'PLAY')),
        clearing: await openAccount(tx, gatewayAccount('manual-bkash', 'PLAY')),
      }),
    ),
  );

const setReceived = (withdrawalId: string, receivedMinor: bigint) =>
  ctx.db
    .updateTable('payoutConfirmation')
    .set({ receivedMinor })
    .where('withdrawalId', '=', withdrawalId)
    .execute();

test('the missing part paid once is right; another amount, twice or no dispute is not', async () => {
  const id = await dispute();
  expect(await check()).toEqual([]);
  await repeat(id);
  expect(await check()).toEqual([]);
  await setReceived(id, 10_001n);
  expect(await check()).toEqual([expect.stringContaining('missing were 19999')]);
  await setReceived(id, 10_000n);
  await postRepeat(id, 1n);
  expect(await check()).toEqual([expect.stringContaining('2 times, 20001 in all')]);
  const open = await dispute();
  await postRepeat(open, 20_000n);
  expect(await check()).toContainEqual(
    expect.stringContaining(`withdrawal ${open} was paid again 1 times, 20000 in all`),
  );
});

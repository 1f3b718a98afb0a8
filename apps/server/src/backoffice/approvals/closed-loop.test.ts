// Goal: real money goes by rule only to a number that paid in, where payers are known, with a
// verified name and a wallet of a day; operators see what is not so. Method: a server in taka, with
// payers and wallets made in the database.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { documentsAdminAccept } from '@khelaghor/client/routes/account.gen.ts';
import { withdrawalsAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { closedLoopRules } from '@khelaghor/contract/backoffice/risk.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { sendNid } from '@khelaghor/testkit/send-document.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import { getWalletNumberFor } from '@khelaghor/testkit/test-wallets.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { approveByRule } from './approve-by-rule.ts';

const { server, operator } = await withOperator();
await changeMoneyMode(server, 'real');
const { ctx } = server;
const { db } = ctx;
const generous = {
  enabled: true,
  accountDays: 0,
  maximumScore: 100,
  levelAtLeast: 0,
  maximum: '1000000',
  memberDayMaximum: '1000000',
  dayMaximum: '100000000',
};
await db
  .updateTable('payoutRule')
  .set({ terms: JSON.stringify(generous) })
  .where('currency', '=', 'BDT')
  .execute();

let documents = 1_000_000_000;

type Given = { payer: 'own' | 'other' | 'none'; isNamed?: boolean; days?: number };

/** A member whose wallet is so many days old, and whose deposit came from a number. */
async function withdraw({ payer, isNamed = true, days = 2 }: Given): Promise<string> {
  const member = await signUp(server);
  const { memberId, password } = member;
  await grant(server, memberId, 1_000_000n, 'BDT');
  const now = ctx.clock.now();
  const number = getWalletNumberFor(memberId);
  const addedAt = new Date(now.getTime() - days * dayMs);
  const walletId = v7();
  await db
    .insertInto('payoutWallet')
    .values({ id: walletId, memberId, kind: 'bkash', number, addedAt, heldUntil: addedAt })
    .execute();
  if (payer !== 'none') {
    const depositId = v7();
    const deposit = { memberId, channel: 'mobile', gateway: 'bkash', amountMinor: 50_000n };
    const times = { createdAt: now, expiresAt: new Date(now.getTime() + dayMs), resolvedAt: now };
    await db
      .insertInto('deposit')
      .values({
        id: depositId,
        ...deposit,
        ...times,
        currency: 'BDT',
        state: 'failed',
        transferId: v7(),
      })
      .execute();
    const paid = payer === 'own' ? number : '01300000000';
    await db.insertInto('depositPayer').values({ depositId, memberId, number: paid }).execute();
  }
  if (isNamed) {
    documents += 1;
    const sent = await sendNid(member, { number: String(documents) });
    const params = { id: sent.documents[0]?.id ?? '' };
    await operator.callOrFail(documentsAdminAccept, { params });
  }
  const body = { key: v7(), amount: '50000', walletId, password };
  return (await member.browser.callOrFail(withdrawalsCreate, { body })).id;
}

test.each<[string, Given, string[]]>([
  ['the number that paid in', { payer: 'own' }, []],
  ['a member whose payers are unknown', { payer: 'none' }, []],
  ['a number that never paid in', { payer: 'other' }, ['never_paid_in']],
  ['a name without a document', { payer: 'own', isNamed: false }, ['name_unverified']],
  ['a wallet of less than a day', { payer: 'own', days: 0.9 }, ['wallet_under_day']],
])('%s', async (_title, given, expected) => {
  const id = await withdraw(given);
  const { risk } = await operator.callOrFail(withdrawalsAdminGet, { params: { id } });
  const found = risk.reasons.map(({ rule }) => rule);
  expect(found.filter((rule) => closedLoopRules.includes(rule))).toEqual(expected);
  expect(await approveByRule(ctx, id)).toBe(expected.length === 0);
});

test('no rule pays a member who is bound to an operator', async () => {
  const id = await withdraw({ payer: 'own' });
  const { memberId } = await db
    .selectFrom('withdrawal')
    .select('memberId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: operatorId } = await db.selectFrom('operator').select('id').executeTakeFirstOrThrow();
  const boundAt = ctx.clock.now();
  await db.insertInto('operatorMember').values({ operatorId, memberId, boundAt }).execute();
  expect(await approveByRule(ctx, id)).toBe(false);
  await db.deleteFrom('operatorMember').execute();
  expect(await approveByRule(ctx, id)).toBe(true);
});

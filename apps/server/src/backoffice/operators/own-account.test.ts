// Goal: an operator decides nothing about a member bound to them. Method: each act over HTTP by the
// bound operator, when it would succeed for another.
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import {
  feedbackAdminAnswer,
  feedbackAdminClose,
  feedbackSend,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  membersAdminFreeze,
  withdrawalsAdminApprove,
  withdrawalsAdminReject,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  adjustmentsAdminApprove,
  adjustmentsAdminRequest,
  depositsCreate,
  manualDepositsClaim,
  manualDepositsCredit,
  manualDepositsRecordReceipt,
  payoutDisputesRefuse,
  payoutDisputesRequestRepeat,
  withdrawalsConfirm,
  withdrawalsCreate,
  withdrawalsList,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { executePayout } from '../../money/withdrawals/index.ts';

const server = await withServer();
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server, { balanceMinor: 1_000_000n });
const { memberId, browser } = member;
const reason = 'They asked for it';

beforeAll(async () => {
  const { id } = await ctx.db
    .selectFrom('operator')
    .select('id')
    .where('username', '=', 'karim')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('operatorMember')
    .values({ operatorId: id, memberId, boundAt: ctx.clock.now() })
    .execute();
});

/** Requests a withdrawal; those of the tests before it wait no longer. */
async function requestPayout(): Promise<{ id: string }> {
  const { items } = await browser.callOrFail(withdrawalsList, { query: {} });
  for (const { id: waiting } of items.filter(({ state }) => state === 'requested'))
    await shapla.browser.callOrFail(withdrawalsAdminReject, {
      params: { id: waiting },
      body: { reason },
    });
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount: '30000', walletId, password: member.password };
  const { id } = await browser.callOrFail(withdrawalsCreate, { body });
  return { id };
}

async function disputePayout(): Promise<{ id: string }> {
  const params = await requestPayout();
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params });
  await executePayout(ctx, params.id);
  await browser.callOrFail(withdrawalsConfirm, { params, body: { received: '0' } });
  return params;
}

async function requestAdjustment(): Promise<{ id: string; requestId: string }> {
  const key = v7();
  const body = { key, currency: 'PLAY', amount: '100', reason } as const;
  await shapla.browser.callOrFail(adjustmentsAdminRequest, { params: { id: memberId }, body });
  return { id: memberId, requestId: key };
}

async function sendFeedback(): Promise<{ id: string }> {
  const body = { key: v7(), type: 'FEEDBACK', content: 'Hello' } as const;
  const { id } = await browser.callOrFail(feedbackSend, { body });
  return { id };
}

let lastTrx = 0;
async function claimDeposit(): Promise<{ id: string; trxId: string }> {
  const channel = 'manual-nagad';
  await changeMoneyMode(server, 'real');
  await setHouseNumber(server, channel, '01712345678');
  const { deposit } = await browser.callOrFail(depositsCreate, {
    body: { key: v7(), channel, amount: '50000' },
  });
  const trxId = `NGD000000${(lastTrx += 1)}`;
  await browser.callOrFail(manualDepositsClaim, {
    params: { id: deposit.id },
    body: { senderNumber: '01812345678', trxId },
  });
  return { id: deposit.id, trxId };
}

type Answer = { readonly success: boolean };

test.each<[string, () => Promise<Answer>]>([
  [
    'approve a withdrawal',
    async () => karim.browser.call(withdrawalsAdminApprove, { params: await requestPayout() }),
  ],
  [
    'reject a withdrawal',
    async () =>
      karim.browser.call(withdrawalsAdminReject, {
        params: await requestPayout(),
        body: { reason },
      }),
  ],
  [
    'refuse a dispute',
    async () =>
      karim.browser.call(payoutDisputesRefuse, { params: await disputePayout(), body: { reason } }),
  ],
  [
    'request the repeat of a payout',
    async () =>
      karim.browser.call(payoutDisputesRequestRepeat, {
        params: await disputePayout(),
        body: { key: v7(), reason },
      }),
  ],
  [
    'request an adjustment',
    () =>
      karim.browser.call(adjustmentsAdminRequest, {
        params: { id: memberId },
        body: { key: v7(), currency: 'PLAY', amount: '100', reason },
      }),
  ],
  [
    'approve an adjustment',
    async () => karim.browser.call(adjustmentsAdminApprove, { params: await requestAdjustment() }),
  ],
  [
    'freeze the account',
    () =>
      karim.browser.call(membersAdminFreeze, {
        params: { id: memberId, scope: 'play' },
        body: { reason, until: null, revision: null },
      }),
  ],
  [
    'answer feedback',
    async () =>
      karim.browser.call(feedbackAdminAnswer, {
        params: await sendFeedback(),
        body: { answer: reason },
      }),
  ],
  [
    'close feedback',
    async () => karim.browser.call(feedbackAdminClose, { params: await sendFeedback() }),
  ],
  [
    'record the receipt of a deposit',
    async () => {
      const { id, trxId } = await claimDeposit();
      const body = { received: '50000', trxId };
      return karim.browser.call(manualDepositsRecordReceipt, { params: { id }, body });
    },
  ],
  [
    'credit a deposit',
    async () => {
      const { id, trxId } = await claimDeposit();
      const body = { received: '40000', trxId };
      await shapla.browser.callOrFail(manualDepositsRecordReceipt, { params: { id }, body });
      return karim.browser.call(manualDepositsCredit, { params: { id } });
    },
  ],
])('an operator may not %s of a member bound to them', async (_, act) => {
  expect(await act()).toMatchObject({ success: false, code: 'own_account' });
});

// Goal: a member says whether a payout arrived, time closes the question alone, and what is missing
// is paid once, by two operators. Method: the real server with a held clock, acts at the same
// moment, and random acts, with the ledger compared to what they say.
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import {
  payoutDisputesConfirmRepeat,
  payoutDisputesList,
  payoutDisputesRefuse,
  payoutDisputesRequestRepeat,
  payoutDisputesWithdrawRepeat,
  withdrawalsConfirm,
  withdrawalsCreate,
  withdrawalsList,
  withdrawalsUploadProof,
} from '@khelaghor/client/routes/money.gen.ts';
import { messagesList } from '@khelaghor/client/routes/site.gen.ts';
import type { ConfirmationState } from '@khelaghor/contract/money/withdrawals.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs, minuteMs } from '@khelaghor/time/durations.ts';
import { closeOverdueQuestions, confirmPayout } from './confirm-payout.ts';
import { confirmRepeat, refuseDispute, requestRepeat } from './decide-dispute.ts';
import { executePayout } from './execute-payout.ts';
import { approveWithdrawal } from './index.ts';

const clock = createFakeClock(new Date('2026-11-27T04:00:00Z'));
const server = await withServer({ clock });
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
const operators = await ctx.db.selectFrom('operator').select(['id', 'username']).execute();
const [first, second] = [shapla, rahima].map(({ username }) => {
  const operatorId = operators.find((each) => each.username === username)?.id ?? '';
  return { operatorId, username, operatorSessionId: v7() };
}) as [Caller, Caller];
type Caller = Parameters<typeof requestRepeat>[1]['caller'];

let member: TestMember;
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 1_000_000n });
});

/** A withdrawal of 300.00 that the gateway has paid. */
async function send(): Promise<string> {
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount: '30000', walletId, password: member.password };
  const { id } = await member.browser.callOrFail(withdrawalsCreate, { body });
  await approveWithdrawal(ctx, { id, ...first });
  await executePayout(ctx, id);
  return id;
}

/** Lets time pass for the question about one payout, while sessions stay. */
async function passTime(id: string, passedMs: number): Promise<void> {
  const passed = sql`make_interval(secs => ${passedMs / 1_000}::double precision)`;
  await sql`update payout_confirmation set asked_at = asked_at - ${passed},
    closes_at = closes_at - ${passed}, disputable_until = disputable_until - ${passed}
    where withdrawal_id = ${id}`.execute(ctx.db);
}

const answer = (id: string, received: string, proofs: string[] = []) =>
  member.browser.call(withdrawalsConfirm, { params: { id }, body: { received, proofs } });

/** Brings a picture of a colour; returns its ticket. */
async function bringPicture(background: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const files = [new Blob([new Uint8Array(picture)], { type: 'image/png' })];
  return (await member.browser.callOrFail(withdrawalsUploadProof, { files })).ticket;
}

async function readQuestion(id: string) {
  const { items } = await member.browser.callOrFail(withdrawalsList, { query: {} });
  return items.find((item) => item.id === id)?.confirmation;
}

const readDisputes = async (id: string) => {
  const { disputes } = await shapla.browser.callOrFail(payoutDisputesList, {});
  return disputes.filter(({ withdrawalId }) => withdrawalId === id);
};

/** What the house paid a second time, ever. */
async function readRepeated(): Promise<bigint> {
  const rows = await ctx.db
    .selectFrom('ledgerTransfer')
    .select('amountMinor')
    .where('code', '=', 'withdrawal_repeated')
    .execute();
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

let made = 0;
const newTrxId = (): string => `HAND${String((made += 1)).padStart(6, '0')}`;

/** Both operators pay what is missing by hand. */
async function repeat(id: string, trxId: string) {
  const key = v7();
  const asked = await shapla.browser.call(payoutDisputesRequestRepeat, {
    params: { id },
    body: { key, reason: 'The network gave it back' },
  });
  if (!asked.success) return asked;
  const params = { id, requestId: key };
  return rahima.browser.call(payoutDisputesConfirmRepeat, { params, body: { trxId } });
}

test('a payout that was sent is asked about for an hour, then counts as received', async () => {
  const id = await send();
  expect(await readQuestion(id)).toEqual({
    state: 'asked',
    closesAt: '2026-11-27T05:00:00.000Z',
    disputableUntil: '2027-02-25T04:00:00.000Z',
    received: null,
    remaining: null,
    hasProof: false,
    reason: null,
  });
  await passTime(id, 60 * minuteMs - 1);
  await closeOverdueQuestions(ctx);
  expect(await readQuestion(id)).toMatchObject({ state: 'asked' });
  await passTime(id, 1);
  await closeOverdueQuestions(ctx);
  expect(await readQuestion(id)).toMatchObject({ state: 'assumed', received: null });
});

test('a missing part is shown to operators with its pictures, and nothing moves', async () => {
  const id = await send();
  const repeated = await readRepeated();
  const tickets = [await bringPicture('#123456'), await bringPicture('#654321')];
  expect(await answer(id, '10000', [...tickets, 'none'])).toMatchObject({ code: 'image_missing' });
  expect(await answer(id, '10000', [...tickets, ...tickets])).toMatchObject({ code: 'malformed' });
  const [first = ''] = tickets;
  expect(await answer(id, '10000', [...tickets, first])).toMatchObject({
    value: { state: 'paid', confirmation: { state: 'disputed', remaining: '20000' } },
  });
  expect(await readDisputes(id)).toMatchObject([
    {
      account: member.account,
      received: '10000',
      remaining: '20000',
      proofs: [{ width: 40 }, { width: 40 }],
    },
  ]);
  expect(await readRepeated()).toBe(repeated);
  await passTime(id, 120 * minuteMs);
  await closeOverdueQuestions(ctx);
  expect(await readQuestion(id)).toMatchObject({ state: 'disputed', hasProof: true });
});

test('two operators pay the missing part by hand, once for each transaction', async () => {
  const id = await send();
  const repeated = await readRepeated();
  await answer(id, '10000');
  const key = v7();
  const asked = { params: { id }, body: { key, reason: 'The network gave it back' } };
  await shapla.browser.callOrFail(payoutDisputesRequestRepeat, asked);
  await shapla.browser.callOrFail(payoutDisputesRequestRepeat, asked);
  const confirm = (by: typeof shapla, trxId: string) =>
    by.browser.call(payoutDisputesConfirmRepeat, {
      params: { id, requestId: key },
      body: { trxId },
    });
  expect(await confirm(shapla, 'ABC1234567')).toMatchObject({ code: 'second_operator_needed' });
  expect(await confirm(rahima, '?')).toMatchObject({ code: 'trx_id_invalid' });
  expect(await readRepeated()).toBe(repeated);
  expect(await confirm(rahima, 'abc1234567')).toMatchObject({ success: true });
  expect(await confirm(rahima, 'abc1234567')).toMatchObject({ success: true });
  expect(await readRepeated()).toBe(repeated + 20_000n);
  expect(await readQuestion(id)).toMatchObject({ state: 'repaid' });
  expect(await answer(id, '0')).toMatchObject({ code: 'state_changed' });
  const other = await send();
  await answer(other, '0');
  expect(await repeat(other, 'ABC1234567')).toMatchObject({ code: 'payout_trx_taken' });
  expect(await readRepeated()).toBe(repeated + 20_000n);
});

test('a refused dispute says why; a payout that arrived late ends the request to repeat it', async () => {
  const id = await send();
  await answer(id, '0');
  const body = { reason: 'The network shows it in your wallet' };
  await shapla.browser.callOrFail(payoutDisputesRefuse, { params: { id }, body });
  expect(await readQuestion(id)).toMatchObject({ state: 'refused', reason: body.reason });
  const late = await send();
  await answer(late, '0');
  const key = v7();
  await shapla.browser.callOrFail(payoutDisputesRequestRepeat, {
    params: { id: late },
    body: { key, reason: 'Not there' },
  });
  expect(
    await shapla.browser.call(payoutDisputesRefuse, { params: { id: late }, body }),
  ).toMatchObject({ code: 'request_waits' });
  await rahima.browser.callOrFail(payoutDisputesWithdrawRepeat, {
    params: { id: late, requestId: key },
  });
  const again = v7();
  await shapla.browser.callOrFail(payoutDisputesRequestRepeat, {
    params: { id: late },
    body: { key: again, reason: 'Still not there' },
  });
  expect(await answer(late, '30000')).toMatchObject({ success: true });
  expect(
    await rahima.browser.call(payoutDisputesConfirmRepeat, {
      params: { id: late, requestId: again },
      body: { trxId: newTrxId() },
    }),
  ).toMatchObject({ code: 'request_unknown' });
});

test('messages say that a payout was sent and how a dispute ended, each with its withdrawal', async () => {
  const [repaid, refused] = [await send(), await send()];
  await answer(repaid, '10000');
  await answer(refused, '25000');
  expect(await repeat(repaid, newTrxId())).toMatchObject({ success: true });
  const body = { reason: 'The network shows the whole amount' };
  for (const _ of ['once', 'a repeat'])
    await shapla.browser.callOrFail(payoutDisputesRefuse, { params: { id: refused }, body });
  const { items } = await member.browser.callOrFail(messagesList, { query: {} });
  const told = items.map(({ kind, text, link }) => [kind, /[\d,.]+\d/u.exec(text)?.[0], link]);
  const leadsTo = (id: string) => ({ page: 'withdraw', id });
  expect(told.slice(0, 2)).toEqual([
    ['dispute_refused', '50.00', leadsTo(refused)],
    ['dispute_repaid', '200.00', leadsTo(repaid)],
  ]);
  expect(told.filter(([kind]) => kind === 'withdrawal_paid')).toEqual([
    ['withdrawal_paid', '300.00', leadsTo(refused)],
    ['withdrawal_paid', '300.00', leadsTo(repaid)],
  ]);
});

test('an answer and the end of time at once leave the answer', async () => {
  const id = await send();
  await passTime(id, 60 * minuteMs);
  await Promise.all([answer(id, '0'), closeOverdueQuestions(ctx), closeOverdueQuestions(ctx)]);
  expect(await readQuestion(id)).toMatchObject({ state: 'disputed', received: '0' });
});

test('of two tabs that say different parts, the first is kept and the second is told', async () => {
  const id = await send();
  const replies = await Promise.all([answer(id, '10000'), answer(id, '20000')]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(replies.find(({ success }) => !success)).toMatchObject({ code: 'state_changed' });
});

test('paying by hand and "it arrived" at once end in one of them', async () => {
  const id = await send();
  const repeated = await readRepeated();
  await answer(id, '0');
  const key = v7();
  await requestRepeat(ctx, { id, caller: first }, { key, reason: 'Not there' });
  const [paid, arrived] = await Promise.all([
    confirmRepeat(ctx, { id, caller: second }, { requestId: key, trxId: newTrxId() }),
    answer(id, '30000'),
  ]);
  expect([paid.ok, arrived.success].filter(Boolean)).toHaveLength(1);
  expect(await readRepeated()).toBe(repeated + (paid.ok ? 30_000n : 0n));
  expect(await readQuestion(id)).toMatchObject({ state: paid.ok ? 'repaid' : 'received' });
});

test('wrong answers are refused', async () => {
  const id = await send();
  expect(await answer(id, '30001')).toMatchObject({ code: 'amount_above_maximum' });
  expect(await answer(id, '-1')).toMatchObject({ code: 'amount_malformed' });
  expect(await answer(id, '0', ['f'.repeat(60)])).toMatchObject({ code: 'image_missing' });
  expect(await answer(v7(), '0')).toMatchObject({ code: 'payment_unknown' });
  member = await signUp(server);
  expect(await answer(id, '0')).toMatchObject({ code: 'payment_unknown' });
});

type Kind = 'all' | 'part' | 'none' | 'time' | 'ask' | 'pay' | 'refuse';
const someKind = fc.constantFrom<Kind>('all', 'part', 'none', 'time', 'ask', 'pay', 'refuse');

test('random acts pay again at most what is missing, once, and only after a dispute', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someKind, { minLength: 4, maxLength: 9 }), async (kinds) => {
      const id = await send();
      const before = await readRepeated();
      const { memberId } = member;
      let request = '';
      let state: ConfirmationState = 'asked';
      let missing = 0n;
      const say = async (received: bigint) => {
        const body = { received: String(received) };
        const said = await confirmPayout(ctx, { id, memberId, body });
        if (!said.ok) return;
        state = received === 30_000n ? 'received' : 'disputed';
        missing = 30_000n - received;
      };
      const acts: Record<Kind, () => Promise<unknown>> = {
        all: () => say(30_000n),
        part: () => say(12_345n),
        none: () => say(0n),
        time: async () => {
          await passTime(id, 61 * minuteMs);
          await closeOverdueQuestions(ctx);
          if (state === 'asked') state = 'assumed';
        },
        ask: async () => {
          const key = v7();
          const asked = await requestRepeat(ctx, { id, caller: first }, { key, reason: 'Missing' });
          if (asked.ok) request = key;
        },
        pay: async () => {
          const payment = { requestId: request === '' ? v7() : request, trxId: newTrxId() };
          const paid = await confirmRepeat(ctx, { id, caller: second }, payment);
          if (paid.ok) state = 'repaid';
        },
        refuse: async () => {
          const refused = await refuseDispute(
            ctx,
            { id, caller: first },
            { reason: 'It is there' },
          );
          if (refused.ok) state = 'refused';
        },
      };
      for (const kind of kinds) await acts[kind]();
      const confirmed = await ctx.db
        .selectFrom('payoutConfirmation')
        .select('state')
        .where('withdrawalId', '=', id)
        .executeTakeFirstOrThrow();
      expect(confirmed.state).toBe(state);
      const repaid = (state as ConfirmationState) === 'repaid' ? missing : 0n;
      expect((await readRepeated()) - before).toBe(repaid);
    }),
    { numRuns: 12 },
  );
});

test('what is missing can be said for 90 days, also after the question was closed', async () => {
  const [early, late] = [await send(), await send()];
  await passTime(early, 90 * dayMs - 1);
  await passTime(late, 90 * dayMs);
  await closeOverdueQuestions(ctx);
  expect(await answer(early, '0')).toMatchObject({
    value: { confirmation: { state: 'disputed' } },
  });
  expect(await answer(late, '0')).toMatchObject({ code: 'dispute_too_late' });
});

// Goal: two operators set what each level may pay in; members see it before they pay, and no more
// is taken, also of deposits at once. Method: the real server over HTTP.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { documentsAdminAccept } from '@khelaghor/client/routes/account.gen.ts';
import { waitingRequestsList } from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  depositsCreate,
  depositsListChannels,
  levelLimitsConfirm,
  levelLimitsList,
  levelLimitsRequest,
  levelLimitsWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import type { LevelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { sendNid } from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';

// Ten minutes before the end of the last day of a month in Dhaka.
const clock = createFakeClock(new Date('2026-11-30T17:50:00.000Z'));
const server = await withServer({ clock });
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const reason = 'The bank asked for it';
const params = { currency: 'PLAY', level: '0' } as const;

const readRow = async () => {
  const { limits } = await karim.browser.callOrFail(levelLimitsList, {});
  const row = limits.find(({ currency, level }) => currency === 'PLAY' && level === '0');
  if (!row) throw new Error('the level has no row');
  return row;
};

async function request(terms: LevelLimitTerms) {
  const { version } = await readRow();
  const body = { key: v7(), version, terms, reason };
  return shapla.browser.call(levelLimitsRequest, { params, body });
}

const getRequest = async () => ({ ...params, requestId: (await readRow()).waiting?.id ?? v7() });

async function setTerms(terms: LevelLimitTerms): Promise<void> {
  expect(await request(terms)).toMatchObject({ success: true });
  await karim.browser.callOrFail(levelLimitsConfirm, { params: await getRequest() });
}

const pay = ({ browser }: TestMember, amount: string) =>
  browser.call(depositsCreate, {
    body: { key: createKey(clock), channel: 'mobile', amount },
  });

const readLimit = async ({ browser }: TestMember) =>
  (await browser.callOrFail(depositsListChannels, {})).levelLimit;

test('no level has a limit at first', async () => {
  const member = await signUp(server);
  expect(await readLimit(member)).toBeNull();
  expect((await readRow()).terms).toEqual({ dayMaximum: null, monthMaximum: null });
});

test('two operators change a limit; one alone, or one that contradicts, is refused', async () => {
  expect(await request({ dayMaximum: '90000', monthMaximum: '80000' })).toMatchObject({
    code: 'level_limits_contradict',
    fields: { monthMaximum: 'The limit of a month cannot be below that of a day.' },
  });
  await request({ dayMaximum: '90000', monthMaximum: null });
  const waiting = await karim.browser.callOrFail(waitingRequestsList, {});
  expect(JSON.stringify(waiting)).toContain('level_limit');
  expect(
    await shapla.browser.call(levelLimitsConfirm, { params: await getRequest() }),
  ).toMatchObject({ code: 'second_operator_needed' });
  await karim.browser.callOrFail(levelLimitsWithdraw, { params: await getRequest() });
  expect(await readRow()).toMatchObject({ terms: { dayMaximum: null }, waiting: null, version: 0 });
});

test('a member sees the limit, reaches it, and a document ends it', async () => {
  await setTerms({ dayMaximum: '80000', monthMaximum: '100000' });
  const member = await signUp(server);
  expect(await readLimit(member)).toEqual({
    level: '0',
    period: 'day',
    maximum: '80000',
    left: '80000',
  });
  expect(await pay(member, '60000')).toMatchObject({ success: true });
  expect(await readLimit(member)).toMatchObject({ period: 'day', left: '20000' });
  expect(await pay(member, '50000')).toMatchObject({
    code: 'level_limit_reached',
    message:
      'Without an accepted identity document at most ৳800.00 can be deposited in a day, and ' +
      '৳200.00 is left now. Send a document to raise it.',
  });
  clock.advance(11 * minuteMs);
  expect(await readLimit(member)).toMatchObject({ period: 'day', left: '80000' });
  const { documents } = await sendNid(member, { number: '1000000007' });
  const id = documents[0]?.id ?? '';
  await karim.browser.callOrFail(documentsAdminAccept, { params: { id } });
  expect(await readLimit(member)).toBeNull();
  expect(await pay(member, '90000')).toMatchObject({ success: true });
});

test('of deposits at once only those that fit are taken', async () => {
  const member = await signUp(server);
  const replies = await Promise.all(Array.from({ length: 6 }, () => pay(member, '40000')));
  expect(replies.filter(({ success }) => success)).toHaveLength(2);
  expect(await readLimit(member)).toMatchObject({ left: '0' });
});

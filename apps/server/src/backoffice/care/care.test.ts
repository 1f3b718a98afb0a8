// Goal: each day is scored once, goes on where a run stopped, and opens one case with one kind
// message; what operators do is kept, and nothing of it restricts the member. Method: bets and
// deposits of members in the database, the job, and the console's calls.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  responsibleGamingGet,
  responsibleGamingSetLimit,
  responsibleGamingStartExclusion,
} from '@khelaghor/client/routes/account.gen.ts';
import { careAct, careGetOfMember, careList } from '@khelaghor/client/routes/backoffice.gen.ts';
import { depositsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { messagesList } from '@khelaghor/client/routes/site.gen.ts';
import type { CareActKind } from '@khelaghor/contract/backoffice/care.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import { readMemberCare } from './read-care.ts';
import { writeScores } from './write-scores.ts';

// Noon in Dhaka.
const clock = createFakeClock(new Date('2026-11-22T06:00:00.000Z'));
const { server, operator } = await withOperator({ clock });
const { ctx } = server;
const { db } = ctx;

/** Midnight in Dhaka so many days ago. */
const getMidnight = (days: number) => new Date(Date.UTC(2026, 10, 21 - days, 18));
const getDay = (days: number) => formatDhakaDate(getMidnight(days).getTime());

/** Adds deposits of a member that failed, which are a marker. */
async function failDeposits({ memberId }: TestMember, count: number, days = 1) {
  const at = new Date(getMidnight(days).getTime() + 12 * hourMs);
  await sql`insert into deposit (id, member_id, channel, gateway, amount_minor, currency, state,
      transfer_id, created_at, expires_at, resolved_at, failure)
    select gen_random_uuid(), ${memberId}, 'mobile', 'sandbox', 50000, 'PLAY', 'failed',
      gen_random_uuid(), ${at}, ${at}::timestamptz + interval '30 minutes', ${at}, 'refused'
    from generate_series(1, ${count}::int)`.execute(db);
}

/** Play through the night until the morning, and six failed deposits: a score of 60. */
async function addTrouble(member: TestMember, days = 1) {
  const at = getMidnight(days);
  await sql`insert into bet (id, member_id, currency, product, source, game_code, stake_minor,
      payout_minor, state, detail, body_hash, placed_at, settled_at)
    select gen_random_uuid(), ${member.memberId}, 'PLAY', 'dice', 'inhouse', 'dice', 1000, 0,
      'lost', '{}', '', t, t
    from generate_series(${at}::timestamptz, ${at}::timestamptz + interval '8 hours',
      interval '5 minutes') t`.execute(db);
  await failDeposits(member, 6, days);
}

async function signUpInTrouble(): Promise<TestMember> {
  const member = await signUp(server);
  await addTrouble(member);
  return member;
}

/** Scores the days since one, as if they had just ended. */
async function scoreSince(days: number): Promise<void> {
  await db
    .updateTable('harmPlace')
    .set({ day: getDay(days + 1), memberId: null, isDone: true })
    .execute();
  await writeScores(ctx);
}

const readCare = ({ memberId: id }: TestMember) =>
  operator.callOrFail(careGetOfMember, { params: { id } });

async function listCareTitles({ browser }: TestMember): Promise<string[]> {
  const { items } = await browser.callOrFail(messagesList, { query: {} });
  return items.filter(({ link }) => link?.page === 'limits').map(({ title }) => title);
}

const act = (id: string, kind: CareActKind, key = v7()) =>
  operator.call(careAct, { params: { id }, body: { key, kind, note: 'We spoke on the phone' } });

test('a day with markers is scored when it is over, once, with one message', async () => {
  const [troubled, quiet] = [await signUpInTrouble(), await signUp(server)];
  await failDeposits(quiet, 3);
  await failDeposits(quiet, 9, 0);
  await writeScores(ctx);
  await writeScores(ctx);
  await scoreSince(1);
  const { days, cases } = await readCare(troubled);
  expect(days).toEqual([
    {
      day: '2026-11-21',
      score: 60,
      reasons: [
        { marker: 'night_play', points: 20, count: 300 },
        { marker: 'failed_deposits', points: 20, count: 6 },
        { marker: 'long_session', points: 20, count: 485 },
      ],
    },
  ]);
  expect(cases).toMatchObject([{ score: 60, isTold: true, closedAt: null, acts: [] }]);
  expect(await readCare(quiet)).toMatchObject({ days: [{ score: 10 }], cases: [] });
  expect(await listCareTitles(troubled)).toEqual(['Is play still fun for you?']);
  expect(await listCareTitles(quiet)).toEqual([]);
  const play = await troubled.browser.callOrFail(responsibleGamingGet, {});
  expect(play).toMatchObject({ limits: [], pause: null });
});

test('a later day changes the open case, and one after closing opens another in silence', async () => {
  const member = await signUp(server);
  await addTrouble(member, 3);
  await scoreSince(3);
  await addTrouble(member, 2);
  await scoreSince(2);
  const { days, cases } = await readCare(member);
  expect(days.map(({ day }) => day)).toEqual([getDay(2), getDay(3)]);
  expect(cases).toMatchObject([{ day: getDay(2), isTold: true }]);
  await act(cases[0]?.id ?? '', 'closed');
  await scoreSince(3);
  expect((await readCare(member)).cases).toHaveLength(1);
  await addTrouble(member);
  await scoreSince(1);
  expect(
    (await readCare(member)).cases.toSorted((a, b) => b.day.localeCompare(a.day)),
  ).toMatchObject([
    { day: getDay(1), isTold: false, closedAt: null },
    { day: getDay(2), isTold: true },
  ]);
  expect(await listCareTitles(member)).toHaveLength(1);
});

test('a member on a break gets a case and no message', async () => {
  const member = await signUpInTrouble();
  const { password } = member;
  await member.browser.callOrFail(responsibleGamingStartExclusion, {
    body: { length: 'week', password },
  });
  await scoreSince(1);
  expect((await readCare(member)).cases).toMatchObject([{ isTold: false }]);
  expect(await listCareTitles(member)).toEqual([]);
});

test('more members than a step takes are all scored, also behind a run that stopped', async () => {
  const members: TestMember[] = [];
  for (let nth = 0; nth < 30; nth += 1) members.push(await signUp(server));
  for (const member of members) await failDeposits(member, 3);
  const ids = members.map(({ memberId }) => memberId).toSorted();
  const stopped = { day: getDay(1), memberId: ids[3] ?? null, isDone: false };
  await db.updateTable('harmPlace').set(stopped).execute();
  await writeScores(ctx);
  const rows = await db
    .selectFrom('harmScore')
    .select('memberId')
    .where('memberId', 'in', ids)
    .orderBy('memberId')
    .execute();
  expect(rows.map(({ memberId }) => memberId)).toEqual(ids.slice(4));
  expect(await db.selectFrom('harmPlace').selectAll().execute()).toMatchObject([
    { day: getDay(1), isDone: true },
  ]);
});

test('operators list open cases and record what they do, once for each key', async () => {
  const member = await signUpInTrouble();
  await scoreSince(1);
  const { items } = await operator.callOrFail(careList, { query: { state: 'open', limit: 100 } });
  const found = items.find(({ memberId }) => memberId === member.memberId);
  const id = found?.id ?? '';
  expect(found).toMatchObject({ account: member.account, score: 60 });
  const key = v7();
  expect(await act(id, 'limit_proposed', key)).toMatchObject({ success: true });
  expect(await act(id, 'limit_proposed', key)).toMatchObject({ success: true });
  expect(await act(id, 'break_offered', key)).toMatchObject({ code: 'key_reused' });
  for (const kind of ['break_offered', 'care_message', 'call_noted', 'closed'] as const)
    expect(await act(id, kind)).toMatchObject({ success: true });
  expect(await act(id, 'call_noted')).toMatchObject({ code: 'state_changed' });
  expect(await act(v7(), 'call_noted')).toMatchObject({ code: 'care_case_unknown' });
  const [closed] = (await readCare(member)).cases;
  expect(closed?.closedAt).not.toBeNull();
  expect(closed?.acts.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'limit_proposed shapla',
    'break_offered shapla',
    'care_message shapla',
    'call_noted shapla',
    'closed shapla',
  ]);
  expect(await listCareTitles(member)).toEqual([
    'Is play still fun for you?',
    'Would you like a break?',
    'Would a limit help you?',
    'Is play still fun for you?',
  ]);
  const { items: done } = await operator.callOrFail(careList, { query: { state: 'closed' } });
  expect(done.map((each) => each.id)).toContain(id);
});

test('raised limits, and deposits that a limit refuses, count', async () => {
  const member = await signUp(server);
  const { browser, password, memberId } = member;
  const limit = { kind: 'deposit', period: 'day' } as const;
  await browser.callOrFail(responsibleGamingSetLimit, { body: { ...limit, amount: '60000' } });
  const body = { ...limit, amount: '90000', password };
  await browser.callOrFail(responsibleGamingSetLimit, { body });
  const pay = () =>
    browser.call(depositsCreate, {
      body: { key: createKey(clock), channel: 'mobile', amount: '50000' },
    });
  expect(await pay()).toMatchObject({ success: true });
  for (let nth = 0; nth < 3; nth += 1)
    expect(await pay()).toMatchObject({ code: 'limit_deposit_reached' });
  clock.advance(dayMs);
  await writeScores(ctx);
  expect(await readMemberCare(ctx, memberId)).toMatchObject({
    value: {
      days: [
        {
          day: '2026-11-22',
          reasons: [
            { marker: 'limits_reached', points: 20, count: 3 },
            { marker: 'limits_raised', points: 10, count: 1 },
          ],
        },
      ],
    },
  });
});

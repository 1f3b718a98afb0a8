// Goal: passwords that differ in digits and capitals link their members, weakly, and nothing else
// is told of them. Method: members who register and change passwords by the site's calls, the
// console's calls, and a look at all answers, events and lines of the log.
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { memberChangePassword, profileGet } from '@khelaghor/client/routes/account.gen.ts';
import {
  membersAdminGetDesk,
  membersAdminGetLinks,
  membersAdminGetRisk,
  membersAdminIssueTemporaryPassword,
  membersAdminList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const { server, operator } = await withOperator({ log });
const { db } = server.ctx;

const answers: unknown[] = [];
const keep = <Answer>(answer: Answer): Answer => {
  answers.push(answer);
  return answer;
};

let made = 0;

/** Registers a member who logs in from a network of their own. */
async function join(password: string): Promise<TestMember> {
  const member = await signUp(server, { password });
  made += 1;
  await setAddress(member, `198.51.${made}.1`);
  return member;
}

const setAddress = ({ memberId }: TestMember, address: string) =>
  db.updateTable('memberSession').set({ address }).where('memberId', '=', memberId).execute();

const params = ({ memberId: id }: TestMember) => ({ params: { id } });

const readLinks = async (member: TestMember) =>
  keep(await operator.callOrFail(membersAdminGetLinks, params(member)));

async function readReasons(member: TestMember): Promise<string[]> {
  const { risk } = keep(await operator.callOrFail(membersAdminGetRisk, params(member)));
  return risk.reasons.map(({ rule, points, count }) => `${rule} ${points} ${count}`);
}

const readFingerprint = async ({ memberId }: TestMember) => {
  const { passwordFingerprint } = await db
    .selectFrom('member')
    .select('passwordFingerprint')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return passwordFingerprint;
};

const change = async ({ browser, password }: TestMember, newPassword: string) =>
  keep(
    await browser.callOrFail(memberChangePassword, {
      body: { oldPassword: password, newPassword, confirmNewPassword: newPassword },
    }),
  );

/** Adds copies of a member without the password, each with a wallet of this number. */
async function addCopies({ memberId }: TestMember, copies: number, number: string): Promise<void> {
  await sql`
    with copied as (
      insert into member select (jsonb_populate_record(m, jsonb_build_object(
        'id', gen_random_uuid(), 'username', 'copy' || i, 'password_fingerprint', null
      ))).* from member m, generate_series(1, ${copies}::int) i where m.id = ${memberId}
      returning id
    ) insert into payout_wallet (id, member_id, kind, number, added_at, held_until)
    select gen_random_uuid(), id, 'bkash', ${number}, now(), now() from copied`.execute(db);
}

const addWallet = ({ memberId }: TestMember, number: string) =>
  sql`insert into payout_wallet (id, member_id, kind, number, added_at, held_until)
    values (gen_random_uuid(), ${memberId}, 'bkash', ${number}, now(), now())`.execute(db);

const [rahim, karim, salma] = [
  await join('Rahim123'),
  await join('rahim124'),
  await join('rahima12'),
];
const fingerprint = await readFingerprint(rahim);

test('passwords that differ in digits and capitals link their members, and no other', async () => {
  expect(fingerprint).toMatch(/^[0-9a-f]{6}$/u);
  const { facts, accounts } = await readLinks(rahim);
  expect(facts).toEqual([
    {
      by: 'password',
      value: '1',
      step: 1,
      accounts: [rahim.memberId, karim.memberId].toSorted(),
      isOften: false,
    },
  ]);
  expect(accounts.map(({ account }) => account)).toEqual([rahim.account, karim.account]);
  expect((await readLinks(salma)).facts).toEqual([]);
});

test('a similar password is a reason of the score only beside a fact that few share', async () => {
  expect(await readReasons(rahim)).toEqual(['new_account 10 null']);
  await setAddress(rahim, '203.0.113.1');
  await setAddress(salma, '203.0.113.2');
  expect(await readReasons(rahim)).toEqual(['new_account 10 null']);
  await setAddress(karim, '203.0.113.3');
  expect(await readReasons(rahim)).toEqual(['similar_password 10 1', 'new_account 10 null']);
  expect(await readReasons(salma)).toEqual(['new_account 10 null']);
  await setAddress(karim, '198.51.2.1');

  await addWallet(rahim, '01811111111');
  await addWallet(karim, '01811111111');
  expect(await readReasons(karim)).toContain('similar_password 10 1');
  await addCopies(salma, 19, '01811111111');
  expect(await readReasons(karim)).toEqual(['shared_wallet 50 20', 'new_account 10 null']);
});

test('a link ends with the password, and of a temporary one nothing is stored', async () => {
  const [one, other] = [await join('Sundari77river'), await join('sundari78RIVER')];
  expect((await readLinks(one)).facts).toHaveLength(1);
  await change(one, 'a quiet boat at dusk');
  expect((await readLinks(one)).facts).toEqual([]);
  expect((await readLinks(other)).facts).toEqual([]);

  const { browser } = await logIn(
    server,
    { ...one, password: 'a quiet boat at dusk' },
    one.browser,
  );
  await change({ ...one, password: 'a quiet boat at dusk', browser }, 'sundari79river');
  expect((await readLinks(other)).facts).toHaveLength(1);
  const given = keep(await operator.callOrFail(membersAdminIssueTemporaryPassword, params(one)));
  expect(given.password).not.toBe('');
  expect(await readFingerprint(one)).toBeNull();
  expect((await readLinks(other)).facts).toEqual([]);
});

test('a password of few letters links no members', async () => {
  const [one] = [await join('abc!48151623'), await join('abc!48151624')];
  expect(await readFingerprint(one)).toBeNull();
  expect((await readLinks(one)).facts).toEqual([]);
});

test('five similar passwords link their members, and six are marked as often shared', async () => {
  const ring: TestMember[] = [];
  for (let nth = 0; nth < 5; nth += 1) ring.push(await join(`padma${nth}moon`));
  const [first, second] = ring;
  if (!first || !second) throw new Error('the ring has no members');
  expect((await readLinks(first)).accounts).toHaveLength(5);
  await setAddress(first, '203.0.114.1');
  await setAddress(second, '203.0.114.2');
  expect(await readReasons(first)).toContain('similar_password 10 1');

  await join('PADMA99moon');
  const { accounts, facts } = await readLinks(first);
  expect(facts).toContainEqual(
    expect.objectContaining({ by: 'password', accounts: [first.memberId], isOften: true }),
  );
  expect(accounts.map(({ account }) => account)).toEqual([first.account, second.account]);
  expect(await readReasons(first)).toEqual(['new_account 10 null']);
});

test('answers, events and log tell neither pattern nor fingerprint', async () => {
  keep(await rahim.browser.callOrFail(memberGet, {}));
  keep(await rahim.browser.callOrFail(profileGet, {}));
  keep(await operator.callOrFail(membersAdminGetDesk, params(rahim)));
  keep(await operator.callOrFail(membersAdminList, { query: { account: rahim.account } }));
  const { rows: events } = await sql`select to_jsonb(e) from event_log e`.execute(db);
  expect(events.length).toBeGreaterThan(10);
  expect(lines.length).toBeGreaterThan(0);
  expect(answers.length).toBeGreaterThan(10);
  const told = [...lines, JSON.stringify(events), JSON.stringify(answers)].join('\n');
  expect(told).toContain(rahim.account);
  expect(told).not.toMatch(/rahim0|sundari0river|padma0moon/iu);
  expect(told).not.toMatch(new RegExp(`(?<![0-9a-f])${fingerprint}(?![0-9a-f])`, 'u'));
});

// Goal: a file of a list holds each row that fits the filters once, however many there are, with no
// formula in it, and each download is in the event log. Method: the whole system, through the
// console's own calls.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import * as contract from '@khelaghor/contract/backoffice/list-files.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';

const { server, operator } = await withOperator();
const { db } = server.ctx;
auditAfterAll(server);

const member = await signUp(server, { balanceMinor: 10_000n });
/** More than two pages of a file. */
const many = 1_203;
await sql`
  insert into member (id, type, username, nickname, password_hash, language, age_confirmed_at,
    created_at, profile_fields)
  select id, 0, 'shapla' || nth, case nth when 7 then '=HYPERLINK("x")' else 'Shapla' end, 'h',
    'en', now(), now(), '{}'
  from unnest(${Array.from({ length: many }, () => v7())}::uuid[]) with ordinality as t (id, nth)
`.execute(db);

const download = (path: string, query: Readonly<Record<string, string>> = {}) =>
  operator.send(`${path}?${String(new URLSearchParams(query))}`, { headers: { language: 'en' } });

async function readLines(path: string, query?: Readonly<Record<string, string>>) {
  const response = await download(path, query);
  expect(response.headers.get('content-type')).toContain('text/csv');
  return (await response.text()).split('\r\n').slice(1, -1);
}

const { memberId } = member;
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  logins: { memberId },
  timeline: { memberId },
  adjustments: { memberId },
  'member-deposits': { memberId },
  'member-withdrawals': { memberId },
  feedback: { state: 'new' },
  deposits: { state: 'confirmed' },
  withdrawals: { state: 'requested' },
  bets: { account: member.account },
  'open-rounds': { vendor: 'acme' },
  draws: { gameCode: 'k3', state: 'open', day: '2026-11-27' },
  groups: { issueId: v7() },
  applications: { state: 'applying' },
};
const getName = ({ path }: RouteShape): string => path.slice(path.lastIndexOf('/') + 1);

test.each(Object.values(contract).map((route) => [getName(route), route.path] as const))(
  'the file of %s has heads, a name with its day, and an event',
  async (name, path) => {
    const response = await download(path, queries[name]);
    const [heads = ''] = (await response.text()).split('\r\n');
    expect(response.status).toBe(200);
    expect(heads.split(',').length).toBeGreaterThan(3);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`"${name}-\\d{4}-\\d{2}-\\d{2}\\.csv"$`, 'u'),
    );
    const logged = await db
      .selectFrom('eventLog')
      .select('detail')
      .where('kind', '=', 'file.downloaded')
      .where('subject', '=', `file:${name}`)
      .execute();
    expect(logged).toEqual([{ detail: queries[name] ?? {} }]);
  },
);

test('a file holds each member once, newest first', async () => {
  const lines = await readLines(contract.membersFile.path);
  const names = lines.map((line) => line.split(',')[0]);
  expect(new Set(names).size).toBe(many + 1);
  expect(names).toHaveLength(many + 1);
  expect(lines.find((line) => line.startsWith('shapla7,'))).toContain(`"'=HYPERLINK(""x"")"`);
});

test.each([
  ['shapla120', ['shapla1203', 'shapla1202', 'shapla1201', 'shapla1200', 'shapla120']],
  ['=hyper', ['shapla7']],
  [memberId, [member.account]],
] as const)('the file of a search for %s holds those that match', async (q, found) => {
  const lines = await readLines(contract.membersFile.path, { q });
  expect(lines.map((line) => line.split(',')[0])).toEqual(found);
});

test('the file of a member’s logins and events is theirs', async () => {
  expect(await readLines(contract.loginsFile.path, { memberId })).toHaveLength(1);
  const events = await readLines(contract.timelineFile.path, { memberId });
  expect(events.length).toBeGreaterThan(0);
  expect(events.every((line) => line.includes(`member:${member.account}`))).toBe(true);
});

test('a stranger gets no file', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const response = await stranger.send(contract.membersFile.path);
  expect(await response.json()).toMatchObject({ code: 'not_logged_in' });
});

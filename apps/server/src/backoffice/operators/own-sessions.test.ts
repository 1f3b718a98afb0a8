// Goal: every operator, whatever their role, sees their own events and sessions and no others, and
// ends another session of theirs. Method: operators with and without permissions, over HTTP.
import { expect, test } from 'vitest';
import {
  eventLogList,
  operatorEndOwnSession,
  operatorListOwnEvents,
  operatorListOwnSessions,
  operatorsAdminList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { operatorGetSession, operatorLogin } from '@khelaghor/client/routes/first.gen.ts';
import { newcomerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import {
  createFirstOperator,
  getNextCode,
  inviteOperator,
} from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const { db } = server.ctx;
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
await db
  .updateTable('operator')
  .set({ roleId: newcomerRoleId })
  .where('username', '=', karim.username)
  .execute();
const { username, password } = karim;
const other = openBrowser(server, { listener: 'console' });
await other.callOrFail(operatorLogin, {
  body: { username, password, totpCode: getNextCode(server, karim.totpSecret) },
});

const readSessions = async (browser = karim.browser) =>
  (await browser.callOrFail(operatorListOwnSessions, {})).sessions;
const end = (id: string, browser = karim.browser) =>
  browser.call(operatorEndOwnSession, { params: { id } });

test('an operator without the log sees their own events and no others', async () => {
  expect(await karim.browser.call(eventLogList, { query: {} })).toMatchObject({
    code: 'permission_missing',
  });
  const { items } = await karim.browser.callOrFail(operatorListOwnEvents, { query: {} });
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ actor }) => actor.id === 'karim')).toBe(true);
  const first = await karim.browser.callOrFail(operatorListOwnEvents, { query: { limit: 1 } });
  const rest = await karim.browser.callOrFail(operatorListOwnEvents, {
    query: { cursor: first.nextCursor ?? '' },
  });
  expect([...first.items, ...rest.items]).toEqual(items);
});

test('an operator ends another session of theirs, once, and neither this one nor others', async () => {
  const sessions = await readSessions();
  expect(sessions.map(({ isCurrent, isOpen }) => [isCurrent, isOpen])).toEqual([
    [false, true],
    [true, true],
  ]);
  const [elsewhere, current] = sessions;
  const [shaplas] = await readSessions(shapla.browser);
  for (const id of [current?.id, shaplas?.id])
    expect(await end(id ?? '')).toMatchObject({ code: 'session_unknown' });
  expect(await end(elsewhere?.id ?? '')).toMatchObject({ success: true });
  expect(await end(elsewhere?.id ?? '')).toMatchObject({ code: 'session_unknown' });
  expect(await other.call(operatorGetSession, {})).toMatchObject({ code: 'not_logged_in' });
  expect(await shapla.browser.call(operatorGetSession, {})).toMatchObject({ success: true });
  const { items } = await karim.browser.callOrFail(operatorListOwnEvents, { query: { limit: 1 } });
  expect(items).toMatchObject([{ kind: 'operator.session_ended', subject: { id: 'karim' } }]);
});

test('the list of operators says when each was seen last', async () => {
  const { operators } = await shapla.browser.callOrFail(operatorsAdminList, {});
  expect(operators).toHaveLength(2);
  for (const { lastSeenAt, lastLoginAt } of operators)
    expect(Date.parse(lastSeenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(lastLoginAt ?? ''));
});

// Goal: an operator sees what the audit closed, opens it again when the books are right, and can
// have them audited at once. Method: the whole system, through the console's own calls.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  ledgerAuditsAdminRequest,
  productsAdminListStopped,
  productsAdminReopen,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

// The audit waits for what is still being written.
const server = await withServer({ clock: 'database' });
const operator = await openConsole(server);

const names = async (): Promise<unknown> => {
  const reply = await operator.call(productsAdminListStopped, {});
  return reply.success
    ? reply.value.products.map(({ name, mayReopen }) => [name, mayReopen])
    : reply;
};
const open = (name: string) => operator.call(productsAdminReopen, { body: { name } });

test('a game that the audit closed is opened after the audit that was asked for', async () => {
  expect(await names()).toEqual([]);
  expect(await open('game:dice')).toMatchObject({ code: 'state_changed' });
  await sql`update game set open = false where code = 'dice'`.execute(server.ctx.db);
  await sql`insert into event_log (at, kind, actor, subject, detail)
    values (now(), 'product.stopped', 'system', 'game:dice', '{"reason": "a test"}')
  `.execute(server.ctx.db);
  expect(await names()).toEqual([['game:dice', false]]);
  expect(await open('game:dice')).toMatchObject({ code: 'books_not_right' });

  expect(await operator.call(ledgerAuditsAdminRequest, {})).toMatchObject({ success: true });
  await server.drainJobs();
  expect(await names()).toEqual([['game:dice', true]]);
  expect(await open('game:dice')).toMatchObject({ success: true, value: { products: [] } });
  expect(await names()).toEqual([]);
});

test('a stranger learns nothing and asks for nothing', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const refused = { success: false, code: 'not_logged_in' };
  expect(await stranger.call(productsAdminListStopped, {})).toMatchObject(refused);
  expect(await stranger.call(ledgerAuditsAdminRequest, {})).toMatchObject(refused);
  expect(await stranger.call(productsAdminReopen, { body: { name: 'game:dice' } })).toMatchObject(
    refused,
  );
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { notify, notifyBalance } from '../../lib/notify.ts';

const server = await withServer();
const member = await signUp(server, { balanceMinor: 12_345n });

const listen = ({ origin, cookie = true }: { origin?: string; cookie?: boolean } = {}) =>
  openNotices(server, {
    ...(origin !== undefined && { origin }),
    ...(cookie && { browser: member.browser }),
  });

test('says hello, then what concerns the member, numbered', async () => {
  const { socket, next } = await listen();
  expect(await next()).toMatchObject({ type: 'hello', seq: 0, memberId: member.memberId });
  await notifyBalance(server.ctx.db, member.memberId);
  expect(await next()).toMatchObject({ type: 'balance', seq: 1, balance: { sumBalance: '12345' } });
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toMatchObject({ type: 'pong', seq: 2 });
  socket.close();
});

test('a notice of a transaction that is rolled back is never sent', async () => {
  const { socket, next } = await listen();
  await next();
  await server.ctx.db
    .transaction()
    .execute(async (tx) => {
      await notify(tx, { memberId: member.memberId }, { type: 'session-ended' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await notifyBalance(server.ctx.db, member.memberId);
  expect(await next()).toMatchObject({ type: 'balance', seq: 1 });
  socket.close();
});

test('a visitor hears nothing of members', async () => {
  const { socket, next } = await listen({ cookie: false });
  expect(await next()).toMatchObject({ type: 'hello', memberId: null });
  await notifyBalance(server.ctx.db, member.memberId);
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toMatchObject({ type: 'pong', seq: 1 });
  socket.close();
});

test('another site’s page is shut out; garbage is ignored; a flood is cut', async () => {
  const foreign = await listen({ origin: 'https://evil.example' });
  const [code] = (await once(foreign.socket, 'close')) as [number];
  expect(code).toBe(1008);

  const { socket, next } = await listen();
  await next();
  for (const text of ['', '{', '[]', '{"type":"admin"}', '\u0000']) socket.send(text);
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toMatchObject({ type: 'pong' });
  socket.send('x'.repeat(3_000));
  await once(socket, 'close');
});

test('after its database connection is cut, it listens again', async () => {
  const { socket, next } = await listen();
  await next();
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`;
  await server.ctx.pool.query(cut);
  // The listener comes back by itself; until then a notice goes unheard, so it is sent again.
  const heard = once(socket, 'received').then(() => true);
  const unheard = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  do await notifyBalance(server.ctx.db, member.memberId);
  while (!(await Promise.race([heard, unheard()])));
  expect(await next()).toMatchObject({ type: 'balance' });
  socket.close();
});

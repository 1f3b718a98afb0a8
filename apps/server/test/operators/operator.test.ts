// Goal: only a person with a good link, or with password and a fresh code, gets into the console,
// and no longer than allowed. Method: the real routes over a private database, with a clock that we
// hold.
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { ensureSetupLink } from '../../src/backoffice/operators/index.ts';
import {
  claimConsole,
  computeCodeNow,
  listEventKinds,
  createClaim,
  origin,
  password,
  refused,
  startWorld,
} from './operator-world.ts';
import type { Answered, World } from './operator-world.ts';
import { computeCodeAt } from '../../src/lib/auth/otp.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const getStatuses = (answers: readonly Answered[]): number[] =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

const login = (given: { username?: string; password?: string; totpCode: string }) =>
  world.call(contract.operatorLogin, { body: { username: 'rahima', password, ...given } });

test('the link keeps its token out of the request line', async () => {
  const link = new URL((await ensureSetupLink(world.ctx)) ?? '');
  expect(link.origin + link.pathname + link.search).toBe(`${origin}/claim`);
  expect(link.hash.length).toBeGreaterThan(40);
});

test('reading a link returns secret, address and picture of the same enrolment', async () => {
  const link = new URL((await ensureSetupLink(world.ctx)) ?? '');
  const { body } = await world.call(contract.inspectSetupLink, {
    body: { claim: link.hash.slice(1) },
  });
  const { value } = body as {
    value: { totpSecret: string; totpAddress: string; totpQr: string };
  };
  const address = new URL(value.totpAddress);
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(value.totpSecret);
  expect(value.totpQr).toMatch(/^data:image\/svg\+xml;base64,/);
});

test('a claim makes one operator, logs them in, and works once', async () => {
  const { claim, secret } = await createClaim(world);
  const body = { claim, username: 'rahima', password, totpCode: computeCodeNow(world, secret) };
  const first = await world.call(contract.claim, { body });
  expect(first.body).toEqual({ success: true, value: { username: 'rahima' } });
  const me = await world.call(contract.operatorGetSession, { cookie: first.cookie ?? '' });
  expect(me.body).toMatchObject({ success: true, value: { username: 'rahima' } });
  const again = await world.call(contract.claim, { body: { ...body, username: 'karim' } });
  expect(again.body).toEqual(refused('claim_link_invalid'));
  const inspected = await world.call(contract.inspectSetupLink, { body: { claim } });
  expect(inspected.body).toEqual(refused('claim_link_invalid'));
  expect(await ensureSetupLink(world.ctx)).toBeNull();
  expect(await listEventKinds(world)).toEqual(['operator.claimed']);
});

test('two claims at once make one operator', async () => {
  const { claim, secret } = await createClaim(world);
  const answers = await Promise.all(
    ['rahima', 'karim', 'nabila'].map((username) =>
      world.call(contract.claim, {
        body: { claim, username, password, totpCode: computeCodeNow(world, secret) },
      }),
    ),
  );
  expect(getStatuses(answers)).toEqual([200, 401, 401]);
});

test.each([
  ['an expired link', 24 * 60 * minuteMs, {}, 'claim_link_invalid'],
  ['a made-up link', 0, { claim: 'x'.repeat(43) }, 'claim_link_invalid'],
  ['a wrong code', 0, { totpCode: '000000' }, 'code_wrong'],
  ['a password that guessing tries first', 0, { password: 'abababababab' }, 'password_too_common'],
])('a claim with %s is refused and makes no operator', async (_, waitMs, change, expected) => {
  const { claim, secret } = await createClaim(world);
  world.pass(waitMs);
  const body = {
    claim,
    username: 'rahima',
    password,
    totpCode: computeCodeNow(world, secret),
    ...change,
  };
  const answered = await world.call(contract.claim, { body });
  expect(answered.body).toEqual(refused(expected));
  expect(answered.cookie).toBeNull();
  expect(await ensureSetupLink(world.ctx)).not.toBeNull();
});

test('a new start makes the earlier link invalid', async () => {
  const { claim } = await createClaim(world);
  await ensureSetupLink(world.ctx);
  const answered = await world.call(contract.inspectSetupLink, { body: { claim } });
  expect(answered.body).toEqual(refused('claim_link_invalid'));
});

test('refuses the code of the claim, a used code and an earlier code', async () => {
  const { secret } = await claimConsole(world);
  expect((await login({ totpCode: computeCodeNow(world, secret) })).body).toEqual(
    refused('credentials_wrong'),
  );
  world.pass(30 * 1_000);
  const earlier = computeCodeNow(world, secret);
  world.pass(30 * 1_000);
  expect((await login({ totpCode: computeCodeNow(world, secret) })).status).toBe(200);
  expect((await login({ totpCode: computeCodeNow(world, secret) })).body).toEqual(
    refused('credentials_wrong'),
  );
  expect((await login({ totpCode: earlier })).body).toEqual(refused('credentials_wrong'));
});

test('of two concurrent logins with one code one succeeds', async () => {
  const { secret } = await claimConsole(world);
  world.pass(minuteMs);
  const totpCode = computeCodeNow(world, secret);
  const answers = await Promise.all([login({ totpCode }), login({ totpCode })]);
  expect(getStatuses(answers)).toEqual([200, 401]);
});

test('a code that is one step late is accepted, two steps late is not', async () => {
  const { secret } = await claimConsole(world);
  world.pass(2 * minuteMs);
  const now = world.ctx.clock.now().getTime();
  const shown = (behindMs: number) => computeCodeAt(secret, new Date(now - behindMs));
  expect((await login({ totpCode: shown(60 * 1_000) })).status).toBe(401);
  expect((await login({ totpCode: shown(30 * 1_000) })).status).toBe(200);
});

test('a wrong name, password or code gets the same refusal, and unknown names are not logged', async () => {
  const { secret } = await claimConsole(world);
  world.pass(minuteMs);
  const good = computeCodeNow(world, secret);
  const answers = [
    await login({ username: 'nobody', totpCode: good }),
    await login({ password: 'seven river boat', totpCode: good }),
    await login({ totpCode: good === '000000' ? '000001' : '000000' }),
  ];
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.body).toEqual(refused('credentials_wrong'));
  const log = await world.ctx.db.selectFrom('eventLog').select(['kind', 'subject']).execute();
  expect(log.filter((line) => line.kind === 'operator.login_failed')).toHaveLength(3);
  expect(JSON.stringify(log)).not.toContain('nobody');
});

test.each(['rahima', 'nobody'])(
  'five failed logins as %s slow down the next, and a pause ends that',
  async (username) => {
    const { secret } = await claimConsole(world);
    world.pass(minuteMs);
    for (let failure = 0; failure < 5; failure += 1) {
      const answered = await login({ username, password: 'guess', totpCode: '000000' });
      expect(answered.body).toEqual(refused('credentials_wrong'));
    }
    const slowed = await login({ username, totpCode: computeCodeNow(world, secret) });
    expect(slowed.body).toEqual(refused('too_many_requests'));
    world.pass(30 * 1_000);
    const after = await login({ username, totpCode: computeCodeNow(world, secret) });
    expect(after.status).toBe(username === 'rahima' ? 200 : 401);
  },
);

test('a disabled operator is logged out at once and cannot log in', async () => {
  const { secret, cookie: session } = await claimConsole(world);
  const disabledAt = world.ctx.clock.now();
  await world.ctx.db.updateTable('operator').set({ disabledAt }).execute();
  expect((await world.call(contract.operatorGetSession, { cookie: session })).status).toBe(401);
  world.pass(minuteMs);
  expect((await login({ totpCode: computeCodeNow(world, secret) })).body).toEqual(
    refused('credentials_wrong'),
  );
});

test('a session ends after 15 minutes without a call, and each call renews it', async () => {
  const { cookie: session } = await claimConsole(world);
  const status = async () =>
    (await world.call(contract.operatorGetSession, { cookie: session })).status;
  for (let times = 0; times < 4; times += 1) {
    world.pass(14 * minuteMs);
    expect(await status()).toBe(200);
  }
  world.pass(15 * minuteMs);
  expect(await status()).toBe(401);
});

test('a session ends after 12 hours, however many calls it makes', async () => {
  const { cookie: session } = await claimConsole(world);
  const status = async () =>
    (await world.call(contract.operatorGetSession, { cookie: session })).status;
  for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
    world.pass(10 * minuteMs);
    expect(await status()).toBe(200);
  }
  world.pass(10 * minuteMs);
  expect(await status()).toBe(401);
});

test('logging out ends the session on the server', async () => {
  const { cookie: session } = await claimConsole(world);
  const out = await world.call(contract.operatorLogout, { cookie: session });
  expect(out.body).toEqual({ success: true, value: {} });
  expect((await world.call(contract.operatorGetSession, { cookie: session })).status).toBe(401);
  expect(await listEventKinds(world)).toEqual(['operator.claimed', 'operator.logged_out']);
});

const guarded = Object.values(contract).filter(
  (shape): shape is typeof contract.operatorGetSession =>
    'caller' in shape && (shape as RouteShape).caller === 'operator',
);

test('every call of the console requires an operator', async () => {
  for (const sent of [undefined, '__Host-operator=made-up', '__Host-session=whatever'])
    for (const route of guarded) {
      const answered = await world.call(route, { ...(sent !== undefined && { cookie: sent }) });
      expect({ id: route.id, body: answered.body }).toEqual({
        id: route.id,
        body: refused('not_logged_in'),
      });
    }
});

test('settings change by name, and the log has the values before and after', async () => {
  const { cookie: session } = await claimConsole(world);
  const read = await world.call(contract.getSettings, { cookie: session });
  const { revision } = (read.body as { value: { revision: string } }).value;
  const put = await world.call(contract.putSettings, {
    cookie: session,
    body: { registrationOpen: false, digits: 'latn', revision },
  });
  const settings = {
    registrationOpen: false,
    captchaOnRegistration: true,
    digits: 'latn',
    grouping: 'lakh',
    status: 0,
  };
  expect(put.body).toMatchObject({ success: true, value: settings });
  const got = await world.call(contract.getSettings, { cookie: session });
  expect(got.body).toEqual(put.body);
  const changes = await world.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'subject', 'detail'])
    .where('kind', '=', 'setting.changed')
    .execute();
  expect(changes).toEqual([
    {
      actor: 'operator:rahima',
      subject: 'setting:registrationOpen',
      detail: { before: true, after: false },
    },
  ]);
});

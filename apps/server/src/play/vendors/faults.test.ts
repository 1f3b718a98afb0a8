// Goal: calls that a vendor does not answer, and calls with a wrong signature, are counted by
// vendor and minute, and however many names the calls invent, they fill no table. Method: a whole
// server, calls over HTTP, and a vendor that does not listen.
import { afterEach, expect, test } from 'vitest';
import { v4 } from 'uuid';
import { z } from 'zod';
import { seamlessSignatureHeader, vendorPaths } from '@khelaghor/contract/play/vendors.ts';
import { seamlessPaths } from '@khelaghor/contract/play/seamless-wallet.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { callVendor, countFault, findVendor, sumFaults } from './index.ts';
import { purgeFaults } from './faults.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const vendor = await withSampleVendor(server);
const { ctx } = server;
const { db } = ctx;
const before = new Date('2026-11-22T05:00:00Z');

afterEach(async () => {
  clock.advance(2_000);
  await db.deleteFrom('vendorFault').execute();
});

const ask = async (game: string | undefined, signature = 'x'.repeat(344)) => {
  const body = JSON.stringify({ game_code: game, request_uuid: v4() });
  const response = await fetch(`${server.config.origins.site}${seamlessPaths.bet}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [seamlessSignatureHeader]: signature },
    body,
  });
  expect(await response.json()).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  clock.advance(1_001);
};

test('wrong signatures are counted by the vendor whose game the call names', async () => {
  await ask(vendor.vendorGameCode);
  await ask(vendor.vendorGameCode, '');
  await ask('a game of none');
  await ask(undefined);
  expect(await sumFaults(db, 'signature', before)).toEqual([
    { vendor: '?', faults: 2 },
    { vendor: vendor.code, faults: 2 },
  ]);
  expect(await sumFaults(db, 'silent', before)).toEqual([]);
});

test('a call without an answer is a fault of the vendor, and one with an answer none', async () => {
  const known = await findVendor(db, vendor.code);
  if (!known) throw new Error('the sample vendor is stored');
  const silent = { ...known, address: 'http://127.0.0.1:1' };
  const form = { schema: z.object({}), limitMs: 2_000 };
  expect(await callVendor(ctx, silent, vendorPaths.balance, {}, form)).toBeNull();
  clock.advance(1_001);
  expect(await sumFaults(db, 'silent', before)).toEqual([{ vendor: vendor.code, faults: 1 }]);
});

test('a process writes once a second, also of a hundred names at once, and loses none', async () => {
  const counted = Array.from({ length: 100 }, (_, at) =>
    countFault(ctx, { kind: 'signature', vendor: null, game: `game ${at}` }),
  );
  await Promise.all(counted);
  expect(await sumFaults(db, 'signature', before)).toEqual([{ vendor: '?', faults: 1 }]);
  clock.advance(1_001);
  await countFault(ctx, { kind: 'signature', vendor: null, game: null });
  expect(await sumFaults(db, 'signature', before)).toEqual([{ vendor: '?', faults: 101 }]);
});

test('counts older than two days are deleted', async () => {
  await countFault(ctx, { kind: 'silent', vendor: vendor.code, game: null });
  await purgeFaults(ctx);
  expect(await sumFaults(db, 'silent', before)).toHaveLength(1);
  clock.advance(2 * 86_400_000 + 60_000);
  await purgeFaults(ctx);
  expect(await sumFaults(db, 'silent', before)).toEqual([]);
});

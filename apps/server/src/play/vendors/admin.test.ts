// Goal: only an operator adds a vendor; it is closed until an operator opens it, and its games open
// only on addresses that an operator entered.
import { Writable } from 'node:stream';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  launchLaunchGame,
  lobbyListVendors,
  lobbyListVendorTypes,
  gamesAdminList,
  gamesAdminUpdate,
  vendorsAdminCreate,
  vendorsAdminCreateKey,
  vendorsAdminGetBalances,
  vendorsAdminUpdate,
  vendorsAdminList,
  vendorsAdminRetireKey,
  vendorsAdminSwitch,
} from '@khelaghor/client/routes/play.gen.ts';
import { mediaAdminUpload } from '@khelaghor/client/routes/site.gen.ts';
import { buildCallHead } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { createVendorKeys } from '@khelaghor/testkit/sample-vendor.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { readLaunchOrigins } from './index.ts';

/** What the server logs, at all levels. */
const logged: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(chunk.toString());
    done();
  },
});
const { server, operator } = await withOperator({ log: pino({ level: 'trace' }, sink) });
const sample = await withSampleVendor(server, { code: 'acme' });

const newVendor = (over: object = {}) => ({
  code: 'padma',
  vassalage: 'DIG',
  titleBn: 'পদ্মা গেমস',
  titleEn: 'Padma Games',
  wallet: 'seamless' as const,
  publicKey: createVendorKeys().publicKey,
  address: 'https://api.padma.example',
  operatorId: 3,
  callsPerMinute: 600,
  launchOrigins: ['https://games.padma.example'],
  cards: [{ gameType: 'SPORTS' as const, isHot: true, sort: 1 }],
  ...over,
});
const add = (over: object = {}) => operator.call(vendorsAdminCreate, { body: newVendor(over) });
async function change(code: string, body: object) {
  const { vendors } = await operator.callOrFail(vendorsAdminList, {});
  const revision = vendors.find((vendor) => vendor.code === code)?.revision ?? '';
  return operator.call(vendorsAdminUpdate, { params: { code }, body: { ...body, revision } });
}
const switchVendor = (code: string, open: boolean) =>
  operator.call(vendorsAdminSwitch, { params: { code }, body: { open } });
const origins = () => {
  server.clock.advance(2_000);
  return readLaunchOrigins(server.ctx);
};

test('a new vendor is closed, has its accounts, and is framed only while it is open', async () => {
  expect(await add()).toMatchObject({
    value: { open: false, vassalage: 'DIG', cards: [{ gameType: 'SPORTS', isHot: true }] },
  });
  const accounts = await server.ctx.db
    .selectFrom('ledgerAccount')
    .select(['kind', 'currency'])
    .where('owner', '=', 'vendor:padma')
    .execute();
  expect(accounts.map(({ kind, currency }) => `${kind}/${currency}`).toSorted()).toEqual([
    'game_result/BDT',
    'game_result/PLAY',
    'merchant_wallet/BDT',
    'merchant_wallet/PLAY',
  ]);
  expect(await origins()).not.toContain('https://games.padma.example');
  expect(await switchVendor('padma', true)).toMatchObject({ value: { open: true } });
  expect(await origins()).toContain('https://games.padma.example');
  await switchVendor('padma', false);
  expect(await origins()).not.toContain('https://games.padma.example');
});

test.each([
  ['the same code', { vassalage: 'OTHER' }, 'vendor_taken'],
  ['the same name', { code: 'other' }, 'vendor_taken'],
  ['the house’s code', { code: 'khelaghor', vassalage: 'OTHER' }, 'vendor_taken'],
  ['the house’s name', { code: 'other', vassalage: 'KHELAGHOR' }, 'vendor_taken'],
  ['no key', { code: 'n1', vassalage: 'N1', publicKey: 'x'.repeat(200) }, 'vendor_key_invalid'],
  ['plain http', { code: 'n2', vassalage: 'N2', address: 'http://api.example' }, 'malformed'],
  ['a path', { code: 'n3', vassalage: 'N3', launchOrigins: ['https://a.example/x'] }, 'malformed'],
  ['any origin', { code: 'n4', vassalage: 'N4', launchOrigins: ['*'] }, 'malformed'],
  [
    'two in one',
    { code: 'n5', vassalage: 'N5', launchOrigins: ["https://a.example 'unsafe-inline'"] },
    'malformed',
  ],
  ['no lobby', { code: 'n6', vassalage: 'N6', cards: [] }, 'malformed'],
  ['credentials', { code: 'n7', vassalage: 'N7', address: 'https://a@b.example' }, 'malformed'],
  [
    'a trailing slash',
    { code: 'n8', vassalage: 'N8', address: 'http://127.0.0.1:8/' },
    'malformed',
  ],
  ['no ceiling', { code: 'n9', vassalage: 'N9', winMax: '0' }, 'malformed'],
] as const)('%s is refused, and no vendor is added', async (_name, over, code) => {
  const known = await operator.call(vendorsAdminList, {});
  expect(await add(over)).toMatchObject({ code });
  expect(await operator.call(vendorsAdminList, {})).toEqual(known);
});

test('a local address needs no path', async () => {
  for (const [index, address] of [
    'http://127.0.0.1:8099',
    'http://localhost',
    'http://localhost:1/api/v2',
    'https://api.example',
  ].entries()) {
    const local = { code: `local${index}`, vassalage: `LOCAL${index}`, address };
    expect(await add(local)).toMatchObject({ value: { address } });
  }
});

test('an operator sees the address of our wallet, to give to the vendor', async () => {
  expect(await add({ code: 'told', vassalage: 'TOLD' })).toMatchObject({
    value: { walletAddress: `${server.config.origins.site}/seamless/v2` },
  });
});

test('a key of another vendor is refused under its field, and the vendor is not added', async () => {
  const { publicKey } = createVendorKeys();
  expect(await add({ code: 'key1', vassalage: 'KEY1', publicKey })).toMatchObject({
    value: {
      keys: [
        {
          isShared: false,
          fingerprint: expect.stringMatching(/^(?:[0-9a-f]{2}:){31}[0-9a-f]{2}$/) as string,
        },
      ],
    },
  });
  expect(await add({ code: 'key2', vassalage: 'KEY2', publicKey })).toMatchObject({
    code: 'vendor_key_taken',
    fields: { publicKey: expect.any(String) as string },
  });
  const params = { code: 'key1' };
  expect(await operator.call(vendorsAdminCreateKey, { params, body: { publicKey } })).toMatchObject(
    {
      code: 'vendor_key_taken',
    },
  );
  const known = await operator.call(vendorsAdminList, {});
  expect(JSON.stringify(known)).not.toContain('KEY2');
});

const exportPrivate = (): [notation: string, text: string][] => {
  const { privateKey } = createVendorKeys();
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const cipher = { cipher: 'aes-256-cbc', passphrase: 'river' };
  return [
    ['PKCS #8', pem],
    ['PKCS #1', privateKey.export({ format: 'pem', type: 'pkcs1' }).toString()],
    ['encrypted', privateKey.export({ format: 'pem', type: 'pkcs8', ...cipher }).toString()],
    ['before a public one', `${pem}\n${createVendorKeys().publicKey}`],
    ['base64 alone', privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')],
    ['JSON', JSON.stringify(privateKey.export({ format: 'jwk' }))],
  ];
};

test.each(exportPrivate())('a private key is refused and kept nowhere: %s', async (_, text) => {
  const fields = { publicKey: expect.stringContaining('private key') as string };
  expect(await add({ code: 'priv', vassalage: 'PRIV', publicKey: text })).toMatchObject({
    code: 'vendor_key_private',
    fields,
  });
  const call = { params: { code: 'padma' }, body: { publicKey: text } };
  expect(await operator.call(vendorsAdminCreateKey, call)).toMatchObject({
    code: 'vendor_key_private',
    fields,
  });
  const [line = ''] = text.split('\n').slice(1);
  const part = (line || text).slice(10, 50);
  const kept = await server.ctx.db.selectFrom('eventLog').select('detail').execute();
  expect(JSON.stringify(kept)).not.toContain(part);
  expect(logged.join('')).not.toContain(part);
});

test('the highest payouts have defaults, and are changed for a vendor and for a game', async () => {
  const added = await add({ code: 'ceil', vassalage: 'CEIL' });
  expect(added).toMatchObject({ value: { winMax: '1000000000', bonusMax: '10000000' } });
  expect(await change('ceil', { winMax: '500', bonusMax: '20' })).toMatchObject({
    value: { winMax: '500', bonusMax: '20' },
  });
  const game = async (gameCode: string, winMax: string | null) => {
    const { games } = await operator.callOrFail(gamesAdminList, { query: { code: gameCode } });
    const revision = games[0]?.revision ?? '';
    return operator.call(gamesAdminUpdate, { params: { gameCode }, body: { winMax, revision } });
  };
  expect(await game(sample.gameCode, '700')).toMatchObject({ value: { winMax: '700' } });
  expect(await game(sample.gameCode, null)).toMatchObject({ value: { winMax: null } });
  // A game of the house has no vendor.
  expect(await game('dice', '700')).toMatchObject({ value: { winMax: null } });
});

test('a vendor has two keys at most, each retired once and only for its own vendor', async () => {
  const addKey = (code: string) =>
    operator.call(vendorsAdminCreateKey, {
      params: { code },
      body: { publicKey: createVendorKeys().publicKey },
    });
  const retire = (code: string, keyId: string) =>
    operator.call(vendorsAdminRetireKey, { params: { code, keyId } });
  const added = await addKey('padma');
  if (!added.success) throw new Error(added.code);
  expect(added.value.keys).toHaveLength(2);
  expect(await addKey('padma')).toMatchObject({ code: 'vendor_keys_full' });
  expect(await addKey('nosuch')).toMatchObject({ code: 'vendor_unknown' });
  const keyId = added.value.keys[0]?.id ?? '';
  expect(await retire('acme', keyId)).toMatchObject({ code: 'vendor_key_unknown' });
  expect(await retire('padma', keyId)).toMatchObject({ success: true });
  expect(await retire('padma', keyId)).toMatchObject({ code: 'vendor_key_unknown' });
  expect(await addKey('padma')).toMatchObject({ success: true });
});

test('a launch to an address outside the vendor’s list is refused', async () => {
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const launch = () =>
    browser.call(launchLaunchGame, {
      body: { gameId: sample.gameCode, launchMode: 'GLS', platform: 'html5', language: 'en' },
    });
  expect(await launch()).toMatchObject({ value: { origin: 'vendor' } });
  expect(sample.server.launches.at(-1)).toMatchObject({
    sub_partner_id: 'acme',
    lobby_url: `${server.config.origins.site}/game-return`,
    deposit_url: `${server.config.origins.site}/game-return?to=deposit`,
    country: 'XX',
    ip: '127.0.0.1',
  });
  await change('acme', { launchOrigins: ['https://games.acme.example'] });
  expect(await launch()).toMatchObject({ code: 'vendor_unavailable' });
  await change('acme', { launchOrigins: [sample.server.address] });
  expect(await launch()).toMatchObject({ success: true });
});

test('a demo account cannot open a vendor’s game', async () => {
  const { browser, memberId } = await signUp(server, { balanceMinor: 10_000n });
  await changeMember(server, memberId, { type: 4 });
  const reply = await browser.call(launchLaunchGame, {
    body: { gameId: sample.gameCode, launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  expect(reply).toMatchObject({ code: 'in_need_true_account' });
});

test('a vendor’s cards say in which lobbies it stands', async () => {
  const types = async () => {
    const query = { vassalage: 'ACME' };
    const reply = await openBrowser(server).call(lobbyListVendorTypes, { query });
    if (!reply.success) return null;
    return reply.value.data.lanes.map(({ gameCategory, cards }) => [
      gameCategory,
      cards['ACME']?.isHot,
    ]);
  };
  expect(await types()).toEqual([['RNG', 0]]);
  await change('acme', { cards: [{ gameType: 'RNG', isHot: true, sort: 1 }] });
  expect(await types()).toEqual([['RNG', 1]]);
  await change('acme', { cards: [{ gameType: 'LIVE', isHot: true, sort: 1 }] });
  expect(await types()).toEqual([]);
});

test('a vendor’s picture must be uploaded, survives other changes, and can be removed', async () => {
  await change('acme', { cards: [{ gameType: 'RNG', isHot: true, sort: 1 }] });
  const png = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#742' } })
    .png()
    .toBuffer();
  const uploaded = await operator.callOrFail(mediaAdminUpload, {
    files: [new Blob([new Uint8Array(png)])],
  });
  const markShown = async () => {
    const value = await openBrowser(server).callOrFail(lobbyListVendors, { query: {} });
    const lane = value.data.lanes.find(({ vendors }) => vendors.includes('ACME'));
    return lane?.cards['ACME']?.picture ?? null;
  };
  expect(await markShown()).toBeNull();
  expect(await change('acme', { picture: '0'.repeat(32) })).toMatchObject({
    code: 'image_missing',
    fields: { picture: 'Choose a picture first.' },
  });
  expect(await change('acme', { picture: uploaded.hash })).toMatchObject({
    value: { picture: { hash: uploaded.hash } },
  });
  await change('acme', { callsPerMinute: 700 });
  expect(await markShown()).toEqual(uploaded);
  await change('acme', { picture: null });
  expect(await markShown()).toBeNull();
});

test('a vendor’s balances count the open rounds and pending transfers', async () => {
  const readBalances = (code: string) =>
    operator.call(vendorsAdminGetBalances, { params: { code } });
  expect(await readBalances('nosuch')).toMatchObject({ code: 'vendor_unknown' });
  const member = await signUp(server, { balanceMinor: 10_000n });
  const token = await sample.openToken(member);
  const head = buildCallHead(sample, { ...member, token });
  await sample.ask('bet', { ...head, amount: 1_000_000 });
  expect(await readBalances('acme')).toMatchObject({
    value: { openRounds: 1, pendingTransfers: 0 },
  });
});

test('what operators do about vendors is in the log, without keys', async () => {
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'detail'])
    .where('subject', '=', 'vendor:padma')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    'vendor.added',
    'vendor.opened',
    'vendor.closed',
    'vendor.key_added',
    'vendor.key_retired',
    'vendor.key_added',
  ]);
  expect(JSON.stringify(events)).not.toContain('signingKeySealed');
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(vendorsAdminList, {})).toMatchObject({ code: 'not_logged_in' });
});

import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { expect, test } from 'vitest';
import { createCaller } from './call.ts';
import { sessionLogin } from './routes/account.gen.ts';
import { walletGetBalance } from './routes/first.gen.ts';
import { depositsGet, walletListEntries } from './routes/money.gen.ts';

type Sent = {
  readonly url: string;
  readonly init: RequestInit;
  readonly body: string;
};

/** A server that answers with what it is given, in that order. */
function answering(...replies: readonly (object | string | Error)[]) {
  const sent: Sent[] = [];
  const left = [...replies];
  const fetch: typeof globalThis.fetch = (url, init = {}) => {
    if (typeof url !== 'string') throw new TypeError('calls are made to addresses');
    sent.push({ url, init, body: typeof init.body === 'string' ? init.body : '' });
    const reply = left.shift() ?? new TypeError('nothing left to answer');
    if (reply instanceof Error) return Promise.reject(reply);
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    return Promise.resolve(new Response(text));
  };
  return { sent, fetch };
}

const language = () => 'bn' as const;
const id = '01936d00-0000-7000-8000-000000000001';
const value = {
  sumBalance: '100',
  inPlay: '0',
  onHold: '0',
  currency: 'PLAY',
  securityPoints: null,
};

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
});

const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text = ''): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    .buffer;

async function keyPair(keyId: string) {
  const pair = await suite.kem.generateKeyPair();
  const raw = await suite.kem.serializePublicKey(pair.publicKey);
  return { pair, sealing: { keyId, publicKey: toBase64url(raw) } };
}

const login = {
  body: { type: 'username', username: 'rahim', password: 'secret', humanProof: 'x' } as const,
};

test('a call says who makes it, and in which language', async () => {
  const { sent, fetch } = answering({ success: true, value });
  const reply = await createCaller({ language, fetch })(walletGetBalance, {});
  expect(reply).toEqual({ success: true, value });
  expect(sent[0]?.url).toBe('/wps/v2/wallets/balance');
  expect(sent[0]?.init.headers).toMatchObject({ 'x-khelaghor': '1', language: 'bn' });
});

test('parameters and query are written into the address', async () => {
  const { sent, fetch } = answering({ success: true, value }, { success: true, value });
  const call = createCaller({ language, fetch, origin: 'https://games' });
  await call(depositsGet, { params: { id } });
  await call(walletListEntries, { query: { limit: 5 } });
  expect(sent.map(({ url }) => url)).toEqual([
    `https://games/wps/deposit/requests/${id}`,
    'https://games/wps/records/account?limit=5',
  ]);
});

test('a game session sends its token and no cookies', async () => {
  const { sent, fetch } = answering({ success: true, value });
  await createCaller({ language, fetch, bearer: () => 'token' })(walletGetBalance, {});
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(sent[0]?.init.credentials).toBe('omit');
});

test('a refusal is a value', async () => {
  const refused = { success: false, code: 'not_logged_in', message: 'লগ ইন করুন।' };
  const { fetch } = answering(refused);
  expect(await createCaller({ language, fetch })(walletGetBalance, {})).toEqual(refused);
});

test.each([
  ['no connection', new TypeError('fetch failed')],
  ['a page of somebody between us', '<html>502</html>'],
  ['JSON that is not ours', { error: 'bad gateway' }],
])('%s is a lost call', async (_, answer) => {
  const { fetch } = answering(answer);
  const reply = await createCaller({ language, fetch })(walletGetBalance, {});
  expect(reply).toEqual({ success: false, code: 'network' });
});

test('an abort by the caller throws', async () => {
  const aborted = AbortSignal.abort();
  const { fetch } = answering(new DOMException('aborted', 'AbortError'));
  const asked = createCaller({ language, fetch })(walletGetBalance, {}, { signal: aborted });
  await expect(asked).rejects.toThrow('aborted');
});

test('a sealed body can be opened by the key’s owner, for this call only', async () => {
  const { pair, sealing } = await keyPair('d1');
  const { sent, fetch } = answering({ success: true, value: {} });
  await createCaller({ language, fetch, sealingKey: () => sealing })(sessionLogin, login);
  const body = JSON.parse(sent[0]?.body ?? '') as Record<string, string>;
  expect(body['keyId']).toBe('d1');
  expect(sent[0]?.body).not.toContain('secret');
  const open = (associated: string) =>
    suite.open(
      { recipientKey: pair.privateKey, enc: fromBase64url(body['enc']) },
      fromBase64url(body['ciphertext']),
      new TextEncoder().encode(associated).buffer,
    );
  const opened = await open('POST /wps/session/login');
  expect(JSON.parse(new TextDecoder().decode(opened))).toEqual(login.body);
  await expect(open('PUT /wps/member/register')).rejects.toThrow(/./u);
});

test('a key that rotated is fetched anew, once', async () => {
  const old = await keyPair('d1');
  const fresh = await keyPair('d2');
  const broken = { success: false, code: 'seal_broken', message: '' };
  const { sent, fetch } = answering(
    broken,
    { success: true, value: { sealing: fresh.sealing } },
    { success: true, value: {} },
  );
  const call = createCaller({ language, fetch, sealingKey: () => old.sealing });
  expect(await call(sessionLogin, login)).toEqual({ success: true, value: {} });
  expect(sent.map(({ url }) => url)).toEqual([
    '/wps/session/login',
    '/wps/system/whitelabel',
    '/wps/session/login',
  ]);
  expect(sent[2]?.body).toContain('"keyId":"d2"');
});

test('a call says whose page it comes from, where it comes from one', async () => {
  const { sent, fetch } = answering({ success: true, value }, { success: true, value });
  let page: string | undefined = 'visitor';
  const call = createCaller({ language, fetch, page: () => page });
  await call(walletGetBalance, {});
  page = undefined;
  await call(walletGetBalance, {});
  expect(sent[0]?.init.headers).toMatchObject({ 'x-page-member': 'visitor' });
  expect(sent[1]?.init.headers).not.toHaveProperty('x-page-member');
});

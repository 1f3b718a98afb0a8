// Goal: no token but the right one says who somebody is. Method: an issuer of this machine that
// signs whatever the table wants, in the place of Google.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elsewhereBegin, elsewhereFinish, elsewherePending } from '@khelaghor/client/routes.gen.ts';
import { startForgingIssuer } from '@khelaghor/testkit/outside/forging-issuer.ts';
import type { Forged, ForgingIssuer } from '@khelaghor/testkit/outside/forging-issuer.ts';
import { leadOf } from '@khelaghor/testkit/outside/outside-server.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const clientId = 'khelaghor.example';
const clientSecret = 'a secret of thirty-two bytes, as it is wanted';
let issuer: ForgingIssuer;
let server: TestServer;
beforeAll(async () => {
  issuer = await startForgingIssuer(clientId, clientSecret);
  server = await startTestServer({
    services: ['http'],
    logLevel: 'silent',
    env: {
      KHELAGHOR_GOOGLE_ISSUER: issuer.origin,
      KHELAGHOR_GOOGLE_CLIENT_ID: clientId,
      KHELAGHOR_GOOGLE_CLIENT_SECRET: clientSecret,
    },
  });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** Comes back with a code for which the issuer gives this token. */
async function comeBackWith(forged: Forged, more: Record<string, string> = {}) {
  const browser = openBrowser(server);
  const asked = new URL(await leadOf(browser, 'google')).searchParams;
  const nonce = asked.get('nonce') ?? '';
  issuer.next({ ...forged, claims: { nonce, ...forged.claims } });
  const state = asked.get('state') ?? '';
  const search = new URLSearchParams({ code: 'any', state, ...more }).toString();
  const reply = await browser.call(elsewhereFinish, { body: { provider: 'google', search } });
  return { browser, reply };
}

const now = Math.floor(Date.now() / 1_000);

test('the right one is taken, and what it says can be shown', async () => {
  const claims = { sub: 'right', name: ' Rah\u0000ima\u202e ', email: 5 };
  const { browser, reply } = await comeBackWith({ claims });
  expect(reply).toMatchObject({ value: { outcome: 'unknown' } });
  expect(await browser.call(elsewherePending, {})).toMatchObject({
    value: { pending: { name: 'Rahima', email: '' } },
  });
  // The secret and the check of the code travel between the servers alone.
  expect(issuer.lastForm().get('client_secret')).toBe(clientSecret);
  expect(issuer.lastForm().get('code_verifier')).toMatch(/^[\w-]{43,128}$/u);
});

test.each<[string, Forged]>([
  ['no nonce', { claims: { nonce: undefined } }],
  ['another nonce', { claims: { nonce: 'another' } }],
  ['another audience', { claims: { aud: 'somebody-else' } }],
  ['two audiences, and meant for the other', { claims: { aud: [clientId, 'x'], azp: 'x' } }],
  ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['its time over', { claims: { iat: now - 7_200, exp: now - 3_600 } }],
  ['no end', { claims: { exp: undefined } }],
  ['no beginning', { claims: { iat: undefined } }],
  ['not yet good', { claims: { nbf: now + 3_600 } }],
  ['nobody in it', { claims: { sub: undefined } }],
  ['a signature of a stranger', { signedBy: 'stranger' }],
  ['no signature', { signedBy: 'nobody' }],
  ['the client’s secret as a key', { signedBy: 'secret' }],
  ['no token', { instead: { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } }],
  ['a refused code', { instead: { status: 400, body: '{"error":"invalid_grant"}' } }],
])('%s: refused', async (_, forged) => {
  const { browser, reply } = await comeBackWith(forged);
  expect(reply).toMatchObject({ code: 'elsewhere_invalid' });
  expect(await browser.call(elsewherePending, {})).toMatchObject({ value: { pending: null } });
});

test.each<[string, Record<string, string>, string]>([
  ['the word of another issuer', { iss: 'https://evil.example' }, 'elsewhere_invalid'],
  ['no code', { code: '' }, 'elsewhere_invalid'],
  ['an error of its own', { error: 'server_error' }, 'elsewhere_unavailable'],
  ['an error of ours', { error: 'invalid_scope' }, 'elsewhere_invalid'],
])('%s in the address', async (_, more, code) => {
  expect((await comeBackWith({}, more)).reply).toMatchObject({ code });
});

test('its own trouble is told apart', async () => {
  const instead = { status: 503, body: '{"error":"temporarily_unavailable"}' };
  expect((await comeBackWith({ instead })).reply).toMatchObject({ code: 'elsewhere_unavailable' });
});

test('what is not set up is closed, and what does not answer is said to', async () => {
  const browser = openBrowser(server);
  const begin = (provider: 'google' | 'facebook', by = browser) =>
    by.call(elsewhereBegin, { body: { provider } });
  expect(await begin('facebook')).toMatchObject({ code: 'elsewhere_closed' });
  expect(
    await browser.call(elsewhereFinish, { body: { provider: 'facebook', search: 'code=x' } }),
  ).toMatchObject({ code: 'elsewhere_closed' });
  const silent = await startTestServer({
    services: ['http'],
    logLevel: 'silent',
    env: {
      KHELAGHOR_GOOGLE_ISSUER: 'http://localhost:1',
      KHELAGHOR_GOOGLE_CLIENT_ID: clientId,
      KHELAGHOR_GOOGLE_CLIENT_SECRET: clientSecret,
    },
  });
  expect(await begin('google', openBrowser(silent))).toMatchObject({
    code: 'elsewhere_unavailable',
  });
  await silent.close();
});

// Goal: only a valid ID token says who a visitor is. Method: a local issuer in place of Google that
// signs whatever the table wants.
import { afterAll, expect, test } from 'vitest';
import {
  socialLoginStart,
  socialLoginFinish,
  socialLoginGetPending,
} from '@khelaghor/client/routes/account.gen.ts';
import { startForgingIssuer } from '@khelaghor/testkit/identity-providers/forging-issuer.ts';
import type { Forged } from '@khelaghor/testkit/identity-providers/forging-issuer.ts';
import { readLead } from '@khelaghor/testkit/identity-providers/test-provider-server.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const clientId = 'khelaghor.example';
const clientSecret = 'a secret of thirty-two bytes, as it is wanted';
const issuer = await startForgingIssuer(clientId, clientSecret);
afterAll(() => issuer.close());
const server = await withServer({
  // The library that checks ID tokens goes by the machine's clock.
  clock: 'database',
  logLevel: 'silent',
  env: {
    KHELAGHOR_GOOGLE_ISSUER: issuer.origin,
    KHELAGHOR_GOOGLE_CLIENT_ID: clientId,
    KHELAGHOR_GOOGLE_CLIENT_SECRET: clientSecret,
  },
});

/** Returns from the provider with a code that yields this token. */
async function comeBackWith(forged: Forged, more: Record<string, string> = {}) {
  const browser = openBrowser(server);
  const asked = new URL(await readLead(browser, 'google')).searchParams;
  const nonce = asked.get('nonce') ?? '';
  issuer.next({ ...forged, claims: { nonce, ...forged.claims } });
  const state = asked.get('state') ?? '';
  const search = new URLSearchParams({ code: 'any', state, ...more }).toString();
  const reply = await browser.call(socialLoginFinish, { body: { provider: 'google', search } });
  return { browser, reply };
}

const now = Math.floor(server.ctx.clock.now().getTime() / 1_000);

test('accepts a valid token, with its claims fit to be shown', async () => {
  const claims = { sub: 'right', name: ' Rah\u0000ima\u202e ', email: 5 };
  const { browser, reply } = await comeBackWith({ claims });
  expect(reply).toMatchObject({ value: { outcome: 'unknown' } });
  expect(await browser.call(socialLoginGetPending, {})).toMatchObject({
    value: { pending: { name: 'Rahima', email: '' } },
  });
  // The client secret and the PKCE verifier travel only between the servers.
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
  ['no subject', { claims: { sub: undefined } }],
  ['a signature of a stranger', { signedBy: 'stranger' }],
  ['no signature', { signedBy: 'nobody' }],
  ['the client’s secret as a key', { signedBy: 'secret' }],
  ['no token', { instead: { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } }],
  ['a refused code', { instead: { status: 400, body: '{"error":"invalid_grant"}' } }],
])('refuses %s', async (_, forged) => {
  const { browser, reply } = await comeBackWith(forged);
  expect(reply).toMatchObject({ code: 'elsewhere_invalid' });
  expect(await browser.call(socialLoginGetPending, {})).toMatchObject({ value: { pending: null } });
});

test.each<[string, Record<string, string>, string]>([
  ['the word of another issuer', { iss: 'https://evil.example' }, 'elsewhere_invalid'],
  ['no code', { code: '' }, 'elsewhere_invalid'],
  ['an error of its own', { error: 'server_error' }, 'elsewhere_unavailable'],
  ['an error of ours', { error: 'invalid_scope' }, 'elsewhere_invalid'],
])('%s in the address', async (_, more, code) => {
  expect((await comeBackWith({}, more)).reply).toMatchObject({ code });
});

test('a fault of the issuer is refused as unavailable', async () => {
  const instead = { status: 503, body: '{"error":"temporarily_unavailable"}' };
  expect((await comeBackWith({ instead })).reply).toMatchObject({ code: 'elsewhere_unavailable' });
});

test('a provider without settings is closed, and one that does not answer is unavailable', async () => {
  const browser = openBrowser(server);
  const begin = (provider: 'google' | 'facebook', by = browser) =>
    by.call(socialLoginStart, { body: { provider } });
  expect(await begin('facebook')).toMatchObject({ code: 'elsewhere_closed' });
  expect(
    await browser.call(socialLoginFinish, { body: { provider: 'facebook', search: 'code=x' } }),
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

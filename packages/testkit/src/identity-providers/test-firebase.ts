import { systemClock } from '@khelaghor/server/lib/clock.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { ServerResponse } from 'node:http';
import { createIdentityToolkit } from './identity-toolkit.ts';
import { serveLocally } from './local-server.ts';
import type { LocalServer } from './local-server.ts';

export const firebaseProject = 'khelaghor-tests';
export const firebaseApiKey = 'a-key-of-tests';

type Changes = Readonly<Record<string, unknown>>;
type Pair = { readonly kid: string; readonly privateKey: CryptoKey; readonly jwk: JWK };

async function pairOf(kid: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

export type TestFirebase = LocalServer & {
  /** The URL of the keys. */
  readonly keys: string;
  /** How often the keys were fetched. */
  asked(): number;
  /** Switches to another key and publishes only that. */
  rotate(): Promise<void>;
  /** A Firebase token for a phone, with some claims changed. */
  token(phone: string, changes?: Changes): Promise<string>;
  /** The same, signed by an attacker's key under the published key id. */
  forged(phone: string): Promise<string>;
};

function getClaims(phone: string, nowMs: number): Changes {
  const now = Math.floor(nowMs / 1_000);
  return {
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    auth_time: now,
    user_id: 'Qx7',
    sub: 'Qx7',
    iat: now,
    exp: now + 3_600,
    phone_number: phone,
    firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
  };
}

const sign = ({ kid, privateKey }: Pair, claims: Changes): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);

/**
 * Starts a local stand-in for Firebase, which sends codes and publishes the keys of its tokens.
 */
export async function startTestFirebase(
  maxAgeSeconds = 3_600,
  nowMs: () => number = () => systemClock.now().getTime(),
): Promise<TestFirebase> {
  let pair = await pairOf('first');
  let asked = 0;
  const toolkit = createIdentityToolkit(firebaseApiKey, (phone) =>
    sign(pair, getClaims(phone, nowMs())),
  );
  const giveKeys = (response: ServerResponse): void => {
    asked += 1;
    response.writeHead(200, {
      'content-type': 'application/json; charset=UTF-8',
      'cache-control': `public, max-age=${maxAgeSeconds}, must-revalidate, no-transform`,
    });
    response.end(JSON.stringify({ keys: [pair.jwk] }));
  };
  const running = await serveLocally((request, response) => {
    void toolkit(request, response).then((isAnswered) => isAnswered || giveKeys(response));
  });
  return {
    ...running,
    keys: `${running.origin}/keys`,
    asked: () => asked,
    rotate: async () => {
      pair = await pairOf(`${pair.kid}-next`);
    },
    token: (phone, changes = {}) => sign(pair, { ...getClaims(phone, nowMs()), ...changes }),
    forged: async (phone) => {
      const stranger = await pairOf(pair.kid);
      return sign(stranger, getClaims(phone, nowMs()));
    },
  };
}

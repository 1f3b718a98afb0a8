import { systemClock } from '@khelaghor/server/lib/clock.ts';
import type { Clock } from '@khelaghor/server/lib/clock.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { readSentForm, serveLocally } from './local-server.ts';
import type { LocalServer } from './local-server.ts';

/** A token that is made for one call: which claims it has, and who signs it how. */
export type Forged = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: 'issuer' | 'stranger' | 'nobody' | 'secret';
  /** What is answered in its place. */
  readonly instead?: { readonly status: number; readonly body: string };
};

export type ForgingIssuer = LocalServer & {
  /** The token that the next code is exchanged for. */
  next(forged: Forged): void;
  /** What was sent with the last code. */
  lastForm(): URLSearchParams;
};

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An issuer that signs whatever a test wants it to. */
export async function startForgingIssuer(
  clientId: string,
  secret: string,
  clock: Clock = systemClock,
): Promise<ForgingIssuer> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  let forged: Forged = {};
  let form = new URLSearchParams();

  const signed = (claims: Record<string, unknown>, key: CryptoKey | Uint8Array, alg: string) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: 'one' }).sign(key);

  async function token(): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1_000);
    const usual = { iss: origin, aud: clientId, sub: 'forged', iat: now, exp: now + 3_600 };
    const claims = { ...usual, ...forged.claims };
    switch (forged.signedBy ?? 'issuer') {
      case 'issuer':
        return signed(claims, own.privateKey, 'RS256');
      case 'stranger':
        return signed(claims, stranger.privateKey, 'RS256');
      case 'secret':
        return signed(claims, new TextEncoder().encode(secret), 'HS256');
      case 'nobody':
        return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
    }
  }

  const running = await serveLocally((request, response) => {
    const send = (body: unknown, status = 200) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    const answer = async () => {
      if (request.url === '/.well-known/openid-configuration')
        return send({
          issuer: origin,
          authorization_endpoint: `${origin}/auth`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      if (request.url === '/jwks') return send({ keys });
      form = await readSentForm(request);
      if (forged.instead) return send(forged.instead.body, forged.instead.status);
      return send({ access_token: 'unused', token_type: 'Bearer', id_token: await token() });
    };
    void answer();
  });
  const { origin } = running;
  return {
    ...running,
    next: (made) => {
      forged = made;
    },
    lastForm: () => form,
  };
}

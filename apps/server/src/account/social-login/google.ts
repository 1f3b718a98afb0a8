import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import { getReturnPath } from '@khelaghor/contract/site/identity-providers.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { isDeclined, describeProviderError } from './provider-reply.ts';
import type { Identified, OutsideSite } from './provider-identity.ts';
import { cleanUntrustedText } from './provider-identity.ts';

const limitSeconds = 10;
/** Google rarely changes its discovery document, and announces changes. */
const knownMs = 3_600_000;

type Line = NonNullable<Context['config']['outside']['google']>;

async function discover({ issuer, clientId, clientSecret }: Line): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), {
    timeout: limitSeconds,
    // Verifies the signature too, although the token comes from the issuer itself.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
}

/** Caches Google's discovery document for an hour; concurrent callers share a request. */
const knownOf = singleton((ctx) => {
  let known: { atMs: number; found: Promise<Configuration> } | null = null;
  return {
    of(line: Line): Promise<Configuration> {
      const nowMs = ctx.clock.monotonicMs();
      if (known && nowMs - known.atMs < knownMs) return known.found;
      const asked = { atMs: nowMs, found: discover(line) };
      known = asked;
      asked.found.catch(() => {
        if (known === asked) known = null;
      });
      return asked.found;
    },
  };
});

/** Returns true for a timeout, network fault or server error; not for a refusal or wrong claim. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOurs = code === '' || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT';
  return isOurs || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}

/** Google, by OpenID Connect: code, PKCE, state and nonce. */
export function createGoogleProvider(ctx: Context): OutsideSite | null {
  const line = ctx.config.outside.google;
  if (!line) return null;
  const returnUri = `${ctx.config.origins.site}${getReturnPath('google')}`;
  const identity: OutsideSite['identity'] = async (search, secrets): Promise<Identified> => {
    const no = isDeclined(search, 'google');
    if (no) return no;
    try {
      const known = await knownOf(ctx).of(line);
      const url = new URL(`${returnUri}?${search.toString()}`);
      const tokens = await authorizationCodeGrant(known, url, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return refuse('elsewhere_invalid', { params: { provider: 'google' } });
      const { sub, name, email } = claims;
      return ok({ subject: sub, name: cleanUntrustedText(name), email: cleanUntrustedText(email) });
    } catch (error) {
      const code = isUnavailable(error) ? 'elsewhere_unavailable' : 'elsewhere_invalid';
      return describeProviderError(ctx, code, 'google', error);
    }
  };
  return {
    identity,
    address: async ({ state, nonce, challenge }) => {
      try {
        const url = buildAuthorizationUrl(await knownOf(ctx).of(line), {
          redirect_uri: returnUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
          // Members may share a device: the account is chosen each time.
          prompt: 'select_account',
        });
        return ok(url.href);
      } catch (error) {
        return describeProviderError(ctx, 'elsewhere_unavailable', 'google', error);
      }
    },
  };
}

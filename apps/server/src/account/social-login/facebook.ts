import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { getReturnPath } from '@khelaghor/contract/site/identity-providers.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { isDeclined, describeProviderError } from './provider-reply.ts';
import type { OutsideSite } from './provider-identity.ts';
import { cleanUntrustedText } from './provider-identity.ts';

const limitMs = 10_000;

/** An error of Facebook's Graph API. */
const failure = z.object({
  error: z.object({ message: z.string(), type: z.string(), code: z.number().int() }),
});
const token = z.object({
  access_token: z.string().min(1).max(4_096),
  token_type: z.string(),
  expires_in: z.number().optional(),
});
/** The user's id for this app; name and address may be withheld. */
const person = z.object({
  id: z.string().regex(/^\d{1,40}$/u),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** Error codes of temporary faults and rate limits: the request may be retried. */
const passing = new Set([1, 2, 4, 17, 341]);

type Line = NonNullable<Context['config']['outside']['facebook']>;
type Asked<T> = Result<T, 'elsewhere_unavailable' | 'elsewhere_invalid'>;

/** Calls the Graph API, and accepts only an answer of the expected form. */
async function ask<T>(
  ctx: Context,
  address: string,
  init: RequestInit,
  shape: z.ZodType<T>,
): Promise<Asked<T>> {
  let body: unknown;
  let status: number;
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    ({ status } = response);
    body = await response.json();
  } catch (error) {
    return describeProviderError(ctx, 'elsewhere_unavailable', 'facebook', error);
  }
  const said = shape.safeParse(body);
  if (status === 200 && said.success) return ok(said.data);
  const failed = failure.safeParse(body);
  const code = failed.success ? failed.data.error.code : null;
  const isPassing = status >= 500 || (code !== null && passing.has(code));
  const message = failed.success ? failed.data.error.type : `status ${status}`;
  const refusal = isPassing ? 'elsewhere_unavailable' : 'elsewhere_invalid';
  return describeProviderError(ctx, refusal, 'facebook', { name: 'GraphError', message, code });
}

/** Returns the owner of a token. The app-secret proof shows that the call is from our server. */
async function readPerson(ctx: Context, { graph, appSecret }: Line, accessToken: string) {
  const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
  const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof });
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
  return ask(ctx, `${graph}/me?${query.toString()}`, { headers }, person);
}

/** Facebook, by OAuth 2: code, PKCE and state, then a request for the user's id. */
export function createFacebookProvider(ctx: Context): OutsideSite | null {
  const line = ctx.config.outside.facebook;
  if (!line) return null;
  const { dialog, graph, appId, appSecret } = line;
  const returnUri = `${ctx.config.origins.site}${getReturnPath('facebook')}`;
  return {
    address: async ({ state, challenge }) => {
      const query = new URLSearchParams({
        client_id: appId,
        redirect_uri: returnUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return ok(`${dialog}?${query.toString()}`);
    },
    identity: async (search, { verifier }) => {
      const no = isDeclined(search, 'facebook');
      if (no) return no;
      const code = search.get('code') ?? '';
      if (code === '') return refuse('elsewhere_invalid', { params: { provider: 'facebook' } });
      const body = new URLSearchParams({
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: returnUri,
        code,
        code_verifier: verifier,
      });
      const given = await ask(
        ctx,
        `${graph}/oauth/access_token`,
        { method: 'POST', body, headers: { accept: 'application/json' } },
        token,
      );
      if (!given.ok) return given;
      const found = await readPerson(ctx, line, given.value.access_token);
      if (!found.ok) return found;
      const { id, name, email } = found.value;
      return ok({ subject: id, name: cleanUntrustedText(name), email: cleanUntrustedText(email) });
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { listenLocally, readSentForm } from './local-server.ts';
import type { LocalServer } from './local-server.ts';
import { renderChoicePage } from './test-identities.ts';
import type { TestIdentity } from './test-identities.ts';

export const googleClient = { id: 'khelaghor.example', secret: 'a secret between two servers' };

/** As at Google, a login may request the choice of an account. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

async function configuration(
  people: readonly TestIdentity[],
  redirectUris: string[],
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: googleClient.id,
        client_secret: googleClient.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['for tests alone'] },
    pkce: { required: () => true },
    // Google includes name and e-mail in the token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, IdToken: 3_600 },
    findAccount: (_, subject) => {
      const person = people.find((one) => one.subject === subject);
      if (!person) return undefined;
      const { name, email } = person;
      const claims = { sub: subject, name, email, email_verified: true };
      return { accountId: subject, claims: async () => claims };
    },
  };
}

/** Handles the submitted page: the chosen account, or a cancellation. */
async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response);
  const who = (await readSentForm(request)).get('who') ?? '';
  if (who === '') {
    const declined = { error: 'access_denied', error_description: 'The reader said no' };
    return provider.interactionFinished(request, response, declined);
  }
  const grant = new provider.Grant({ accountId: who, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile');
  const agreed = {
    select_account: {},
    login: { accountId: who },
    consent: { grantId: await grant.save() },
  };
  return provider.interactionFinished(request, response, agreed);
}

/** Starts a local OpenID provider as a stand-in for Google. */
export async function startTestGoogle(options: {
  readonly people: readonly TestIdentity[];
  /** Allowed redirect URIs. */
  readonly redirectUris: string[];
}): Promise<LocalServer> {
  const port = await findFreePort();
  const { people, redirectUris } = options;
  const provider = new Provider(
    `http://localhost:${port}`,
    await configuration(people, redirectUris),
  );
  const rest = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void rest(request, response);
      return;
    }
    if (request.method === 'POST') {
      void answer(provider, request, response);
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(renderChoicePage('Google', people));
  });
  return listenLocally(server, port);
}

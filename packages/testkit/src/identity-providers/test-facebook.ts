import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readSentForm, serveLocally } from './local-server.ts';
import type { LocalServer } from './local-server.ts';
import { renderChoicePage } from './test-identities.ts';
import type { TestIdentity } from './test-identities.ts';

export const facebookApp = { id: '1234567890', secret: 'the secret of an app' };

type Granted = {
  readonly person: TestIdentity;
  readonly redirectUri: string;
  readonly challenge: string;
};
type GraphError = {
  readonly message: string;
  readonly type: string;
  readonly code: number;
  readonly error_subcode?: number;
};

export type TestFacebook = LocalServer & {
  readonly dialog: string;
  readonly graph: string;
  /** What the Graph answers next in place of an answer; then it goes on as usual. */
  fail(next: { readonly status: number; readonly body: string }): void;
};

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, error: GraphError): void =>
  sendJson(response, 400, {
    error: { ...error, fbtrace_id: randomBytes(8).toString('base64url') },
  });

const getChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** What is wrong with a wish for a token; null when nothing is. */
function tokenError(form: URLSearchParams, granted: Granted | undefined): GraphError | null {
  const type = 'OAuthException';
  if (form.get('client_id') !== facebookApp.id)
    return { message: 'Error validating application. Invalid application ID.', type, code: 101 };
  if (form.get('client_secret') !== facebookApp.secret)
    return { message: 'Error validating client secret.', type, code: 1 };
  if (!granted) {
    const message = 'This authorization code has been used.';
    return { message, type, code: 100, error_subcode: 36_009 };
  }
  if (form.get('redirect_uri') !== granted.redirectUri) {
    const message =
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request';
    return { message, type, code: 100, error_subcode: 36_008 };
  }
  if (getChallenge(form.get('code_verifier') ?? '') !== granted.challenge)
    return { message: 'Invalid code verifier. Code verifier must match.', type, code: 100 };
  return null;
}

/** What it has given out, and what it is to fail with. */
type State = {
  readonly people: readonly TestIdentity[];
  readonly codes: Map<string, Granted>;
  readonly tokens: Map<string, TestIdentity>;
  readonly failures: { status: number; body: string }[];
};
type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
};

const denied = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

async function dialog({ people, codes }: State, { request, response, query }: Visit) {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(renderChoicePage('Facebook', people));
    return;
  }
  const who = (await readSentForm(request)).get('who') ?? '';
  const person = people.find(({ subject }) => subject === who);
  const redirectUri = query.get('redirect_uri') ?? '';
  const back = new URL(redirectUri);
  const state = query.get('state') ?? '';
  if (person) {
    const code = randomBytes(24).toString('base64url');
    codes.set(code, { person, redirectUri, challenge: query.get('code_challenge') ?? '' });
    back.search = new URLSearchParams({ code, state }).toString();
    back.hash = '_=_';
  } else back.search = new URLSearchParams({ ...denied, state }).toString();
  response.writeHead(302, { location: back.href }).end();
}

async function exchange({ codes, tokens }: State, { request, response }: Visit) {
  const form = await readSentForm(request);
  const code = form.get('code') ?? '';
  const granted = codes.get(code);
  const error = tokenError(form, granted);
  if (error || !granted) {
    refuse(response, error ?? { message: 'none', type: 'OAuthException', code: 100 });
    return;
  }
  codes.delete(code);
  const accessToken = `EAAB${randomBytes(30).toString('hex')}`;
  tokens.set(accessToken, granted.person);
  const expiry = { token_type: 'bearer', expires_in: 5_183_944 };
  sendJson(response, 200, { access_token: accessToken, ...expiry });
}

function me({ tokens }: State, { request, response, query }: Visit) {
  const token = request.headers.authorization?.replace(/^Bearer /u, '') ?? '';
  const person = tokens.get(token);
  if (!person) {
    const message = 'Invalid OAuth access token - Cannot parse access token';
    refuse(response, { message, type: 'OAuthException', code: 190 });
    return;
  }
  const proof = createHmac('sha256', facebookApp.secret).update(token).digest('hex');
  if (query.get('appsecret_proof') !== proof) {
    const message = 'Invalid appsecret_proof provided in the API argument';
    refuse(response, { message, type: 'GraphMethodException', code: 100 });
    return;
  }
  const { subject, name, email } = person;
  sendJson(response, 200, { id: subject, name, ...(email !== '' && { email }) });
}

/** A server of this machine that speaks Facebook's login: the dialog, the token, and who it is. */
export async function startTestFacebook(people: readonly TestIdentity[]): Promise<TestFacebook> {
  const state: State = { people, codes: new Map(), tokens: new Map(), failures: [] };
  const running = await serveLocally((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const visit = { request, response, query };
    if (pathname === '/v23.0/dialog/oauth') {
      void dialog(state, visit);
      return;
    }
    const failure = state.failures.shift();
    if (failure) {
      response.writeHead(failure.status, { 'content-type': 'application/json' }).end(failure.body);
      return;
    }
    if (pathname === '/v23.0/oauth/access_token') void exchange(state, visit);
    else me(state, visit);
  });
  const { origin } = running;
  return {
    ...running,
    dialog: `${origin}/v23.0/dialog/oauth`,
    graph: `${origin}/v23.0`,
    fail: (next) => state.failures.push(next),
  };
}

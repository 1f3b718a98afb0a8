import { v7 } from 'uuid';
import { siteGetWhitelabel } from '@khelaghor/client/routes/first.gen.ts';
import { encryptRequest } from '@khelaghor/client/encrypt-request.ts';
import type { SealingKey } from '@khelaghor/client/encrypt-request.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import type { FakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { formatShape } from './reply-shape.ts';

/** A method and a path as the contract writes it: `POST /wps/session/login`. */
export type CallName = `${string} /${string}`;

/** Path parameters, query, and body of one call; a sealed call's body is encrypted when sent. */
export type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly files?: readonly Blob[];
};

/** A browser in a role, such as `visitor` or `member`, and its game token if it has one. */
export type Caller = { readonly role: string; readonly browser: TestBrowser; token?: string };

/** What a call was answered: also what later calls need from it. */
export type Result = { readonly status: number; readonly text: string; readonly json: unknown };

/** The recording: call, then caller, then the reply in one line. */
export type Recording = Record<string, Record<string, string>>;

export type Recorder = {
  readonly server: TestServer;
  readonly clock: FakeClock;
  readonly recording: Recording;
  newCaller(role: string, at?: 'site' | 'console' | 'games'): Caller;
  /** Makes a call without recording it, for calls that are repeated until a result comes. */
  send(caller: Caller, call: CallName, input?: CallInput): Promise<Result>;
  /** Makes a call and records the reply under the caller's role and the note. */
  ask(caller: Caller, call: CallName, input?: CallInput, note?: string): Promise<Result>;
  /** Records a response to a call that is not in the contract. */
  note(call: string, who: string, response: Response): Promise<Result>;
};

/** Headers of nearly every reply; a reply is recorded with those that are different. */
const usualHeaders: Readonly<Record<string, string | null>> = {
  'access-control-allow-origin': null,
  'cache-control': 'no-store',
  'content-disposition': null,
  'content-type': 'application/json; charset=utf-8',
  location: null,
  'referrer-policy': 'strict-origin',
  'retry-after': null,
  vary: null,
  'x-content-type-options': 'nosniff',
};

/** Returns the value at a path of keys in an answer, as text for another call. */
export function pick({ json, text }: Result, ...path: readonly (string | number)[]): string {
  let value = json;
  for (const key of ['value', ...path]) {
    if (typeof value !== 'object' || value === null) throw new Error(`no ${key} in ${text}`);
    value = (value as Record<string, unknown>)[key];
  }
  if (typeof value !== 'string') throw new Error(`no text at ${path.join('.')} in ${text}`);
  return value;
}

/** Returns the names of the cookies that a reply sets, and those that it removes with a minus. */
function readCookies(response: Response): string[] {
  return response.headers
    .getSetCookie()
    .map((line) => {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      return value === '' ? `-${name}` : name;
    })
    .toSorted();
}

function formatHeaders({ headers }: Response): string {
  const unusual = Object.entries(usualHeaders)
    .filter(([name, usual]) => headers.get(name) !== usual)
    .map(([name]) => `${name}: ${headers.get(name) ?? 'none'}`);
  return unusual.length === 0 ? '' : ` headers(${unusual.join('; ')})`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Envelope = { success?: boolean; code?: string; fields?: object; value?: unknown };

/** One line: status, code and fields of a refusal or the shape of a value, and the cookies. */
function formatReply(response: Response, { status, json, text }: Result): string {
  const cookies = readCookies(response);
  const { success, code, fields, ...rest } = (json ?? {}) as Envelope;
  const named = Object.keys(fields ?? {}).toSorted();
  const parts = [String(status)];
  if (code !== undefined) parts.push(code);
  if (named.length > 0) parts.push(`fields(${named.join(', ')})`);
  const isPicture = response.headers.get('content-type')?.startsWith('image/') === true;
  if (isPicture) parts.push('a picture');
  else if (json === undefined) parts.push(text.split('\n')[0]?.slice(0, 200).trim() ?? '');
  else if (success === true) parts.push(formatShape(rest.value));
  else if (success === undefined) parts.push(formatShape(json));
  if (cookies.length > 0) parts.push(`cookies(${cookies.join(', ')})`);
  return parts.join(' ');
}

function fillPath(path: string, { params, query }: CallInput): string {
  const filled = path.replace(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** A key of a call, as a page makes it at this time. */
export const makeKey = ({ clock }: Pick<Recorder, 'clock'>): string =>
  v7({ msecs: clock.now().getTime() });

function findRoute(call: CallName): RouteShape {
  const found = contractRoutes.find(({ method, path }) => `${method} ${path}` === call);
  if (!found) throw new Error(`the contract has no call ${call}`);
  return found;
}

/** A sentence that was made without its values. */
const hole = /\b(?:NaN|undefined)\b|\[object /u;

async function readAnswer(response: Response): Promise<Result> {
  const text = await response.text();
  if (hole.test(text)) throw new Error(`${response.url} is answered with a hole: ${text}`);
  return { status: response.status, text, json: parseJson(text) };
}

type Sealing = () => Promise<SealingKey>;

async function makePayload(route: RouteShape, { body, files }: CallInput, sealing: Sealing) {
  if (files) {
    const form = new FormData();
    for (const file of files) form.append('file', file);
    return form;
  }
  if (body === undefined) return undefined;
  if (!route.sealed) return JSON.stringify(body);
  return JSON.stringify(
    await encryptRequest(body, `${route.method} ${route.path}`, await sealing()),
  );
}

/** Makes the function that sends a call as the site's page would. */
function createSender({ config }: TestServer, sealing: Sealing) {
  return async (route: RouteShape, { browser, token }: Caller, input: CallInput) => {
    const payload = await makePayload(route, input, sealing);
    const origin = config.origins[route.listener];
    return browser.send(`${origin}${fillPath(route.path, input)}`, {
      method: route.method,
      headers: {
        'x-khelaghor': '1',
        origin,
        language: 'en',
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(payload !== undefined && { body: payload }),
    });
  };
}

/** Makes a recorder of calls to a server of the test kit. */
export function createRecorder(server: TestServer, clock: FakeClock): Recorder {
  const recording: Recording = {};
  let key: SealingKey | undefined;
  const visitor: Caller = { role: 'visitor', browser: openBrowser(server) };
  const readKey = async (): Promise<SealingKey> => {
    const { origins } = server.config;
    const response = await visitor.browser.send(`${origins.site}${siteGetWhitelabel.path}`);
    return ((await response.json()) as { value: { sealing: SealingKey } }).value.sealing;
  };
  const send = createSender(server, async () => (key ??= await readKey()));

  async function note(call: string, who: string, response: Response): Promise<Result> {
    const answer = await readAnswer(response);
    const replies = (recording[call] ??= {});
    if (replies[who] !== undefined) throw new Error(`${call} is recorded for ${who} already`);
    replies[who] = `${formatReply(response, answer)}${formatHeaders(response)}`;
    return answer;
  }

  return {
    server,
    clock,
    recording,
    note,
    newCaller: (role, at) => ({ role, browser: openBrowser(server, at && { listener: at }) }),
    send: async (caller, call, input = {}) =>
      readAnswer(await send(findRoute(call), caller, input)),
    ask: async (caller, call, input = {}, noted = '') => {
      const who = noted === '' ? caller.role : `${caller.role}, ${noted}`;
      return note(call, who, await send(findRoute(call), caller, input));
    },
  };
}

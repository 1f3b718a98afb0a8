import { pageMemberHeader } from '@khelaghor/contract/lib/page-member.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { CallReply, Endpoint, InputOf, NetworkFailure } from './endpoint.ts';
import { siteGetWhitelabel } from './routes/first.gen.ts';
import type { SealingKey } from './encrypt-request.ts';

/** How calls are made: where to, in which language, and as whom. */
export type CallerOptions = {
  /** The origin that is called; the page's own when absent. */
  readonly origin?: string;
  /** The language in which refusals are worded. */
  readonly language: () => Language;
  /** Whose page calls: a member's id or `visitor`; undefined: the call is not bound to a page. */
  readonly page?: () => string | undefined;
  /** A game session's token: sent as bearer, and no cookies are. */
  readonly bearer?: () => string | null;
  /** The sealing key that came with the page; without it the whitelabel is asked first. */
  readonly sealingKey?: () => SealingKey | null;
  /** After this many milliseconds without an answer the call counts as lost. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
};

type CallSettings = { readonly signal?: AbortSignal };

/** Makes one call. Refusals are values; only a bug or an abort by the caller's signal throws. */
export type Call = <R extends RouteShape>(
  endpoint: Endpoint<R>,
  input: InputOf<R>,
  settings?: CallSettings,
) => Promise<CallReply<R>>;

type Texts = Readonly<Record<string, string | number | boolean | null | undefined>>;

type LooseInput = {
  readonly params?: Texts | undefined;
  readonly query?: Texts | undefined;
  readonly body?: unknown;
  readonly files?: readonly Blob[] | undefined;
};

const lost: NetworkFailure = { success: false, code: 'network' };

/** Makes the function with which a page calls the server. */
export function createCaller(options: CallerOptions): Call {
  let key: SealingKey | null = null;
  let rotated = false;

  async function freshKey(): Promise<SealingKey | null> {
    const reply = await exchange(options, siteGetWhitelabel, {}, undefined);
    return reply.success ? reply.value.sealing : null;
  }

  async function sealedExchange<R extends RouteShape>(
    endpoint: Endpoint<R>,
    input: LooseInput,
    signal: AbortSignal | undefined,
  ): Promise<CallReply<R>> {
    key ??= (rotated ? null : options.sealingKey?.()) ?? (await freshKey());
    if (!key) return lost;
    const associated = `${endpoint.method ?? 'GET'} ${endpoint.path}`;
    const body = await encryptOrNull(input.body, associated, key);
    if (!body) return lost;
    return exchange(options, endpoint, { ...input, body }, signal);
  }

  return async (endpoint, input, settings = {}) => {
    const given = input as LooseInput;
    if (!endpoint.sealed) return exchange(options, endpoint, given, settings.signal);
    const reply = await sealedExchange(endpoint, given, settings.signal);
    if (reply.success || reply.code !== 'seal_broken') return reply;
    // The key rotated since the page was loaded: fetch the new one, once.
    key = null;
    rotated = true;
    return sealedExchange(endpoint, given, settings.signal);
  };
}

/** Null when the sealing library could not be loaded: that is a lost connection, not a bug. */
async function encryptOrNull(body: unknown, associated: string, key: SealingKey) {
  try {
    // Few calls are sealed, and the first page makes none of them.
    const { encryptRequest } = await import('./encrypt-request.ts');
    return await encryptRequest(body, associated, key);
  } catch {
    return null;
  }
}

function buildUrl(origin: string, path: string, { params, query }: LooseInput): string {
  const filled = path.replace(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return `${origin}${filled}${text === '' ? '' : `?${text}`}`;
}

function getHeaders(options: CallerOptions, hasBody: boolean): Record<string, string> {
  const token = options.bearer?.();
  const page = options.page?.();
  return {
    'x-khelaghor': '1',
    language: options.language(),
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(page !== undefined && { [pageMemberHeader]: page }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** What is sent: files as a form, whose type and boundary the browser writes itself, or JSON. */
function getPayload({ body, files }: LooseInput): string | FormData | undefined {
  if (files === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
}

async function exchange<R extends RouteShape>(
  options: CallerOptions,
  endpoint: Endpoint<R>,
  input: LooseInput,
  signal: AbortSignal | undefined,
): Promise<CallReply<R>> {
  const payload = getPayload(input);
  const usualMs = input.files === undefined ? 20_000 : 90_000;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? usualMs);
  const send = options.fetch ?? fetch;
  try {
    const response = await send(buildUrl(options.origin ?? '', endpoint.path, input), {
      method: endpoint.method ?? 'GET',
      headers: getHeaders(options, typeof payload === 'string'),
      credentials: options.bearer ? 'omit' : 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(payload !== undefined && { body: payload }),
    });
    const reply: unknown = await response.json();
    return isEnvelope(reply) ? (reply as CallReply<R>) : lost;
  } catch (failure) {
    if (signal?.aborted) throw failure;
    return lost;
  }
}

/** Something between us and the server may answer in its place; only our envelope is believed. */
function isEnvelope(reply: unknown): boolean {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'success' in reply &&
    (reply.success === true || (reply.success === false && 'code' in reply))
  );
}

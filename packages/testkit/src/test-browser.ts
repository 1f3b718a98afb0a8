import { createCaller } from '@khelaghor/client/call.ts';
import type { Call } from '@khelaghor/client/call.ts';
import type { CallReply, Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import type { Listener, RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { TestServer } from './test-server.ts';

/**
 * A browser without a page: it keeps cookies, knows its language, and calls like the real client.
 */
export type TestBrowser = {
  call: Call;
  /** Calls, and returns the value; a refusal throws its code. */
  callOrFail: <R extends RouteShape>(
    endpoint: Endpoint<R>,
    input: InputOf<R>,
  ) => Promise<ValueOf<R>>;
  cookies: Map<string, string>;
  /** A plain request with this browser's cookies, for what no honest client would send. */
  send(path: string, init?: RequestInit): Promise<Response>;
};

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const gone = attributes.some((attribute) => /expires=Thu, 01 Jan 1970/i.test(attribute));
    if (gone || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Returns the value of a reply; a refusal throws its code. */
export function readValue<R extends RouteShape>(reply: CallReply<R>): ValueOf<R> {
  if (reply.success) return reply.value;
  throw new Error(`refused: ${reply.code}`);
}

/** Makes calls of which a test expects that none is refused. */
export const failOnRefusal =
  (call: Call): TestBrowser['callOrFail'] =>
  async (endpoint, input) =>
    readValue(await call(endpoint, input));

/** Opens a browser on one of the server's addresses. */
export function openBrowser(
  server: TestServer,
  options: { listener?: Listener; language?: Language; bearer?: () => string | null } = {},
): TestBrowser {
  const origin = server.config.origins[options.listener ?? 'site'];
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    keepCookies(cookies, response);
    return response;
  };
  const call = createCaller({
    origin,
    language: () => options.language ?? 'en',
    fetch: (input, init) => send(input instanceof Request ? input.url : new URL(input).href, init),
    ...(options.bearer && { bearer: options.bearer }),
  });
  return {
    cookies,
    send: (path, init) => send(new URL(path, origin).href, init),
    call,
    callOrFail: failOnRefusal(call),
  };
}

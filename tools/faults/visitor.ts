// One browser without a page: it keeps cookies and calls as the real client does.
import { createCaller } from '@khelaghor/client/call.ts';
import { failOnRefusal } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';

/** After this long without an answer nothing is known of a call. Longer than a server may take. */
const answerWithinMs = 22_000;

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

type VisitorOptions = {
  readonly bearer?: () => string | null;
  readonly cookies?: Map<string, string>;
  /** After how long the connection of a call is cut; null: it is not. */
  readonly cutAfterMs?: () => number | null;
};

/** The signal that ends a call, by its own or by a cut. */
function getSignal(
  { signal }: RequestInit,
  { cutAfterMs }: VisitorOptions,
): AbortSignal | null | undefined {
  const cutMs = cutAfterMs?.() ?? null;
  if (cutMs === null) return signal;
  return AbortSignal.any([AbortSignal.timeout(cutMs), ...(signal ? [signal] : [])]);
}

/** Opens a browser on an address, which may change from one call to the next. */
export function openVisitor(address: () => string, options: VisitorOptions = {}): TestBrowser {
  const cookies = options.cookies ?? new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(path, address()).href, {
      redirect: 'manual',
      ...init,
      signal: getSignal(init, options) ?? null,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
      },
    });
    keepCookies(cookies, response);
    return response;
  };
  const call = createCaller({
    origin: 'http://server',
    timeoutMs: answerWithinMs,
    language: () => 'en',
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return send(`${pathname}${search}`, init);
    },
    ...(options.bearer && { bearer: options.bearer }),
  });
  return { cookies, send, call, callOrFail: failOnRefusal(call) };
}

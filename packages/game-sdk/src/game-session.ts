import { createCaller } from '@khelaghor/client/call.ts';
import type { Call } from '@khelaghor/client/call.ts';
import { launchCreateGameSession } from '@khelaghor/client/routes/play.gen.ts';
import type { CallReply, Endpoint, InputOf } from '@khelaghor/client/endpoint.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { openGameSession } from '@khelaghor/contract/play/launch.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';

/** The site's parameters for this game. The token stays inside the session. */
export type GameFacts = Omit<ValueOf<typeof openGameSession>, 'gameToken' | 'now'>;

/** A game's session with the server. Only this closure holds its token. */
export type GameSession = {
  readonly call: Call;
  /**
   * Makes a call before the page that needs it is drawn. Its answer is given to the first equal
   * `call`; later ones are made again.
   */
  callAhead: <R extends RouteShape>(endpoint: Endpoint<R>, input: InputOf<R>) => void;
  /** The server's time in milliseconds; the device's own clock may be wrong by days. */
  nowMs(): number;
  /** Exchanges a launch code; a later code replaces the session with a new one. */
  open(launchCode: string): Promise<{ ok: true; facts: GameFacts } | { ok: false; reply: Failed }>;
};
type Failed = Exclude<CallReply<typeof openGameSession>, { success: true }>;

const nameCall = (endpoint: { readonly method?: string; readonly path: string }, input: unknown) =>
  `${endpoint.method ?? 'GET'} ${endpoint.path} ${JSON.stringify(input)}`;

/**
 * Creates the session of a game's page. A call without an answer within ten seconds counts as
 * lost, because the player waits with a stake at risk.
 */
export function createGameSession(language: () => Language): GameSession {
  let token: string | null = null;
  let serverMs = 0;
  let countedFrom = 0;
  const callNow = createCaller({ language, bearer: () => token, timeoutMs: 10_000 });
  /** Answers that were asked for ahead, by what they answer. */
  const ahead = new Map<string, Promise<unknown>>();
  function call<R extends RouteShape>(
    endpoint: Endpoint<R>,
    input: InputOf<R>,
    settings?: Parameters<Call>[2],
  ): Promise<CallReply<R>> {
    const name = nameCall(endpoint, input);
    // It is kept under the name of this endpoint.
    const asked = ahead.get(name) as Promise<CallReply<R>> | undefined;
    ahead.delete(name);
    return asked ?? callNow(endpoint, input, settings);
  }
  return {
    call,
    callAhead: (endpoint, input) =>
      void ahead.set(nameCall(endpoint, input), callNow(endpoint, input)),
    nowMs: () => serverMs + (performance.now() - countedFrom),
    async open(launchCode) {
      const reply = await call(launchCreateGameSession, { body: { launchCode } });
      if (!reply.success) return { ok: false, reply };
      const { gameToken, now, ...facts } = reply.value;
      token = gameToken;
      serverMs = Date.parse(now);
      countedFrom = performance.now();
      return { ok: true, facts };
    },
  };
}

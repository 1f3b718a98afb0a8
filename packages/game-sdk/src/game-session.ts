import { createCaller } from '@khelaghor/client/call.ts';
import type { Call } from '@khelaghor/client/call.ts';
import { launchCreateGameSession } from '@khelaghor/client/routes.gen.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { openGameSession } from '@khelaghor/contract/play/launch.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';

/** The site's parameters for this game. The token stays inside the session. */
export type GameFacts = Omit<ValueOf<typeof openGameSession>, 'gameToken' | 'now'>;

/** A game's session with the server. Only this closure holds its token. */
export type GameSession = {
  readonly call: Call;
  /** The server's time in milliseconds; the device's own clock may be wrong by days. */
  nowMs(): number;
  /** Exchanges a launch code; a later code replaces the session with a new one. */
  open(launchCode: string): Promise<{ ok: true; facts: GameFacts } | { ok: false; reply: Failed }>;
};
type Failed = Exclude<CallReply<typeof openGameSession>, { success: true }>;

/**
 * Creates the session of a game's page. A call without an answer within ten seconds counts as
 * lost, because the player waits with a stake at risk.
 */
export function createGameSession(language: () => Language): GameSession {
  let token: string | null = null;
  let serverMs = 0;
  let countedFrom = 0;
  const call = createCaller({ language, bearer: () => token, timeoutMs: 10_000 });
  return {
    call,
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

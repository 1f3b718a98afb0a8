import {
  inhouseGetState,
  launchLaunchGame,
  launchCreateGameSession,
} from '@khelaghor/client/routes/play.gen.ts';
import { openBrowser, readValue } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** An in-house game as its page has it after a launch. */
export type OpenGame = {
  /** Calls the games' origin with the token. */
  readonly game: TestBrowser;
  readonly token: string;
  /** The pair of seeds in use. */
  readonly seedId: string;
};

/** Launches an in-house game for the member of a browser. */
export async function launchGame(
  server: TestServer,
  browser: TestBrowser,
  code: string,
): Promise<Pick<OpenGame, 'game' | 'token'>> {
  const launched = await browser.call(launchLaunchGame, {
    body: { gameId: code, launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  const launchCode = new URL(readValue(launched).content).hash.slice('#launch='.length);
  const stranger = openBrowser(server, { listener: 'games' });
  const opened = await stranger.call(launchCreateGameSession, { body: { launchCode } });
  const token = readValue(opened).gameToken;
  return { game: openBrowser(server, { listener: 'games', bearer: () => token }), token };
}

/** Reads the pair of seeds in use, as the page of a game does when it opens. */
export async function readSeedId(game: TestBrowser, code: string): Promise<string> {
  return (await game.callOrFail(inhouseGetState, { params: { game: code } })).seeds.seedId;
}

/** Launches an in-house game for the member of a browser, and opens it as its page does. */
export async function openGame(
  server: TestServer,
  browser: TestBrowser,
  code: string,
): Promise<OpenGame> {
  const launched = await launchGame(server, browser, code);
  return { ...launched, seedId: await readSeedId(launched.game, code) };
}

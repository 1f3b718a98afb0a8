import {
  diceGetState,
  launchLaunchGame,
  launchCreateGameSession,
} from '@khelaghor/client/routes.gen.ts';
import { openBrowser, readValue } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** The dice game as its page has it after a launch. */
export type OpenDice = {
  /** Calls the games' origin with the token. */
  readonly game: TestBrowser;
  readonly token: string;
  /** The pair of seeds that rolls are made on. */
  readonly seedId: string;
};

/** Launches the dice game for the member of a browser, and opens it as its page does. */
export async function openDice(server: TestServer, browser: TestBrowser): Promise<OpenDice> {
  const launched = await browser.call(launchLaunchGame, {
    body: { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  const launchCode = new URL(readValue(launched).content).hash.slice('#launch='.length);
  const stranger = openBrowser(server, { listener: 'games' });
  const opened = await stranger.call(launchCreateGameSession, { body: { launchCode } });
  const token = readValue(opened).gameToken;
  const game = openBrowser(server, { listener: 'games', bearer: () => token });
  const { seedId } = (await game.callOrFail(diceGetState, {})).seeds;
  return { game, token, seedId };
}

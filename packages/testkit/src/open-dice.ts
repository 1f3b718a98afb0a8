import { openGame } from './open-game.ts';
import type { OpenGame } from './open-game.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** Launches the dice game for the member of a browser, and opens it as its page does. */
export const openDice = (server: TestServer, browser: TestBrowser): Promise<OpenGame> =>
  openGame(server, browser, 'dice');

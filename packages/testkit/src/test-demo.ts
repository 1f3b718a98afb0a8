import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { demoAccountsStart } from '@khelaghor/client/routes/play.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { startFreePlay } from '@khelaghor/contract/play/demo-accounts.ts';
import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import { solveCheapProof } from './cheap-proof-of-work.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** Opens or closes free play, as an operator does. */
export async function openFreePlay({ ctx }: TestServer, freePlay: boolean): Promise<void> {
  await setSettings(ctx, { freePlay }, 'system');
}

/** What the site sends to start a trial. */
export async function freePlayBody(server: TestServer): Promise<BodyOf<typeof startFreePlay>> {
  return {
    os: 'Android',
    platform: 'W',
    random: 'a'.repeat(32),
    gatewayVersion: 3,
    language: 'bn',
    ageConfirmed: true,
    humanProof: await solveCheapProof(server, 'free-play'),
  };
}

export type TestTrial = { browser: TestBrowser; memberId: string; account: string; type: number };

/** A browser with a trial of its own. */
export async function startTrial(server: TestServer): Promise<TestTrial> {
  const browser = openBrowser(server);
  await browser.callOrFail(demoAccountsStart, { body: await freePlayBody(server) });
  const { id, account, type } = await browser.callOrFail(memberGet, {});
  return { browser, memberId: id, account, type };
}

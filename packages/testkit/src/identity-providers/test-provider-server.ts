import { socialLoginStart, socialLoginFinish } from '@khelaghor/client/routes/account.gen.ts';
import { getReturnPath } from '@khelaghor/contract/site/identity-providers.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { ServiceName } from '@khelaghor/server/main.ts';
import type { Clock } from '@khelaghor/server/lib/clock.ts';
import type { Random } from '@khelaghor/server/lib/crypto/random.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import type { TestBrowser } from '../test-browser.ts';
import { startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import type { TestIdentity } from './test-identities.ts';
import { answerAt } from './follow-redirects.ts';
import { facebookApp, startTestFacebook } from './test-facebook.ts';
import type { TestFacebook } from './test-facebook.ts';
import { firebaseApiKey, firebaseProject, startTestFirebase } from './test-firebase.ts';
import { googleClient, startTestGoogle } from './test-google.ts';

export type ProviderServer = TestServer & { readonly facebook: TestFacebook };

/**
 * Starts the system with local stand-ins for Google, Facebook and Firebase. `people` have accounts
 * at Google and Facebook.
 */
export async function startProviderServer(options: {
  readonly people: readonly TestIdentity[];
  readonly clock?: Clock;
  readonly random?: Random;
  readonly services?: readonly ServiceName[];
}): Promise<ProviderServer> {
  const site = await findFreePort();
  const { people, clock, random, services = ['http'] } = options;
  const redirectUris = [`http://localhost:${site}${getReturnPath('google')}`];
  const google = await startTestGoogle({ people, redirectUris });
  const facebook = await startTestFacebook(people);
  const firebase = await startTestFirebase(3_600, clock && (() => clock.now().getTime()));
  const server = await startTestServer({
    services,
    logLevel: 'silent',
    ...(clock && { clock }),
    ...(random && { random }),
    env: {
      KHELAGHOR_PORT_SITE: String(site),
      KHELAGHOR_GOOGLE_ISSUER: google.origin,
      KHELAGHOR_GOOGLE_CLIENT_ID: googleClient.id,
      KHELAGHOR_GOOGLE_CLIENT_SECRET: googleClient.secret,
      KHELAGHOR_FACEBOOK_DIALOG: facebook.dialog,
      KHELAGHOR_FACEBOOK_GRAPH: facebook.graph,
      KHELAGHOR_FACEBOOK_APP_ID: facebookApp.id,
      KHELAGHOR_FACEBOOK_APP_SECRET: facebookApp.secret,
      KHELAGHOR_FIREBASE_PROJECT: firebaseProject,
      KHELAGHOR_FIREBASE_API_KEY: firebaseApiKey,
      KHELAGHOR_FIREBASE_KEYS: firebase.keys,
      KHELAGHOR_FIREBASE_ADDRESS: firebase.origin,
    },
  });
  return {
    ...server,
    facebook,
    close: async () => {
      await server.close();
      await google.close();
      await facebook.close();
      await firebase.close();
    },
  };
}

/** Returns the provider's authorization URL. */
export async function readLead(
  browser: TestBrowser,
  provider: OutsideProvider,
  more: { next?: string; toWithdraw?: boolean } = {},
): Promise<string> {
  return (await browser.callOrFail(socialLoginStart, { body: { provider, ...more } })).address;
}

type Coming = {
  readonly provider: OutsideProvider;
  readonly who: string;
  readonly next?: string;
  readonly toWithdraw?: boolean;
};

/** Logs in at the provider as a person and finishes the callback; returns the site's reply. */
export async function restoreSession(
  server: TestServer,
  browser: TestBrowser,
  { provider, who, ...more }: Coming,
) {
  const address = await readLead(browser, provider, more);
  const search = await answerAt(address, who, server.config.origins.site);
  return browser.call(socialLoginFinish, { body: { provider, search } });
}

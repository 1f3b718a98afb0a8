/** The services outside the site and this site's accounts there. Read from the environment. */
export type OutsideConfig = {
  /** Google, by OpenID Connect; null: not offered. */
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Facebook, by OAuth 2; null: not offered. */
  facebook: { dialog: string; graph: string; appId: string; appSecret: string } | null;
  /** The Firebase project whose ID tokens for phone numbers are accepted; null: none. */
  firebase: {
    project: string;
    keys: string;
    /** The key with which browsers request SMS codes, not a secret; null: they cannot. */
    apiKey: string | null;
    /** A test's stand-in on this machine. */
    standIn: string | null;
  } | null;
  /** Relays of the public beacon in the proof of liabilities; empty: it has no beacon. */
  beaconRelays: string[];
};

type Environment = Record<string, string | undefined>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns an https address, or one on this machine, without a slash at its end; else throws. */
function cleanAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
  if (!isSafe) throw new Error(`${name} is not an address that begins with https://: ${text}`);
  return text.replace(/\/$/u, '');
}

const readAddress = (env: Environment, name: string, usual: string): string =>
  cleanAddress(name, env[name] || usual);

/** Returns two values that are needed together; null when neither is set. */
function readPair(env: Environment, one: string, other: string): [string, string] | null {
  const [first, second] = [env[one] ?? '', env[other] ?? ''];
  if (first === '' && second === '') return null;
  if (first === '' || second === '') throw new Error(`${one} and ${other} are set together`);
  return [first, second];
}

function getGoogle(env: Environment): OutsideConfig['google'] {
  const pair = readPair(env, 'KHELAGHOR_GOOGLE_CLIENT_ID', 'KHELAGHOR_GOOGLE_CLIENT_SECRET');
  if (!pair) return null;
  const [clientId, clientSecret] = pair;
  const issuer = readAddress(env, 'KHELAGHOR_GOOGLE_ISSUER', 'https://accounts.google.com');
  return { issuer, clientId, clientSecret };
}

function getFacebook(env: Environment): OutsideConfig['facebook'] {
  const pair = readPair(env, 'KHELAGHOR_FACEBOOK_APP_ID', 'KHELAGHOR_FACEBOOK_APP_SECRET');
  if (!pair) return null;
  const [appId, appSecret] = pair;
  return {
    appId,
    appSecret,
    dialog: readAddress(
      env,
      'KHELAGHOR_FACEBOOK_DIALOG',
      'https://www.facebook.com/v23.0/dialog/oauth',
    ),
    graph: readAddress(env, 'KHELAGHOR_FACEBOOK_GRAPH', 'https://graph.facebook.com/v23.0'),
  };
}

const firebaseKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

function getFirebase(env: Environment): OutsideConfig['firebase'] {
  const project = env['KHELAGHOR_FIREBASE_PROJECT'] ?? '';
  if (project === '') return null;
  const apiKey = env['KHELAGHOR_FIREBASE_API_KEY'] || null;
  const standIn = env['KHELAGHOR_FIREBASE_ADDRESS'] || null;
  if (standIn !== null && !loopback.has(new URL(standIn).hostname))
    throw new Error('KHELAGHOR_FIREBASE_ADDRESS is for tests: it must be on this machine');
  const keys = readAddress(env, 'KHELAGHOR_FIREBASE_KEYS', firebaseKeys);
  return { project, keys, apiKey, standIn };
}

/** At least two relays, because one may be down at night, or none. */
function getBeaconRelays(env: Environment): string[] {
  const name = 'KHELAGHOR_BEACON_RELAYS';
  const text = env[name] || 'none';
  if (text === 'none') return [];
  const relays = text.split(',').map((address) => cleanAddress(name, address.trim()));
  if (new Set(relays).size < 2)
    throw new Error(`${name} holds two addresses at least, with commas between them, or "none"`);
  return relays;
}

/** Throws with a plain sentence when a value cannot be used. */
export const readOutsideConfig = (env: Environment): OutsideConfig => ({
  google: getGoogle(env),
  facebook: getFacebook(env),
  firebase: getFirebase(env),
  beaconRelays: getBeaconRelays(env),
});

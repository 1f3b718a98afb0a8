import { resolve } from 'node:path';
import { readVariables } from './variables.ts';
import type { Values } from './variables.ts';

/** Everything that differs from one deployment to the next. Read once, from the environment. */
export type Config = {
  dataDir: string;
  /** Null: the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null;
  host: string;
  ports: { site: number; console: number; games: number; gateway: number };
  /** Addresses as browsers know them, without a trailing slash. */
  origins: { site: string; console: string; games: string; gateway: string };
  /** Address ranges of proxies whose X-Forwarded-For is believed; empty: none. */
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Multiplies every rate limit; tests on one address raise it. */
  rateLimitFactor: number;
  /**
   * Base64 of 32 bytes from which all keys derive; null: made once and kept in the data directory.
   */
  masterKey: string | null;
  /**
   * Base64 of 32 bytes that seal identity documents; null: made once and kept in the data
   * directory.
   */
  documentKey: string | null;
  /** The gateway for SMS; null: messages stay in the outbox. */
  sms: { address: string; token: string; sid: string } | null;
  /** The mail server and the sender's address; null: e-mails stay in the outbox. */
  mail: { address: string; from: string } | null;
  /** The operator's GeeTest account; null: its bot check cannot be chosen. */
  geetest: Geetest | null;
  /** Signs the feed of official lottery results; null: the feed is closed. */
  resultFeedSecret: string | null;
  /** The accounts at payment gateways; null: their channels are not offered. */
  payments: {
    bkash: BkashConfig | null;
    /** Pays out to bKash wallets; null: operators pay them by hand. */
    bkashPayout: BkashPayoutConfig | null;
    sslcommerz: SslcommerzConfig | null;
  };
  /** Identity providers and other services outside the site. */
  outside: OutsideConfig;
};

/** The merchant's account for bKash Tokenized Checkout. */
type BkashConfig = {
  /** With the version, such as `https://tokenized.pay.bka.sh/v1.2.0-beta`. */
  address: string;
  username: string;
  password: string;
  appKey: string;
  appSecret: string;
  /** The SNS topic of its webhook; null: its messages are refused, and queries find payments. */
  topic: string | null;
  /** Where SNS publishes its certificates and confirms subscriptions. */
  snsAddress: string;
};

/** The account for bKash disbursement, which is not that of its checkout. */
type BkashPayoutConfig = Pick<
  BkashConfig,
  'address' | 'username' | 'password' | 'appKey' | 'appSecret'
>;

/** The merchant's store at SSLCommerz. */
type SslcommerzConfig = { address: string; storeId: string; storePassword: string };

/** How the server and browsers reach GeeTest. */
export type Geetest = {
  readonly key: string;
  /** Where its proofs are validated. */
  readonly address: string;
  /** The script that opens its dialog. */
  readonly script: string;
  /** The hosts that its dialog loads from. */
  readonly hosts: readonly string[];
};

/** The services outside the site and this site's accounts there. */
type OutsideConfig = {
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
  /** Relays of the public beacon in draws and in the proof of liabilities; empty: no beacon. */
  beaconRelays: string[];
  /** The origin of a stand-in for push services on this machine, for tests; null: none. */
  pushStandIn: string | null;
};

function getSms(values: Values): Config['sms'] {
  const {
    KHELAGHOR_SMS_ADDRESS: address,
    KHELAGHOR_SMS_TOKEN: token,
    KHELAGHOR_SMS_SID: sid,
  } = values;
  return address !== null && token !== null && sid !== null ? { address, token, sid } : null;
}

function getMail(values: Values): Config['mail'] {
  const { KHELAGHOR_MAIL_ADDRESS: address, KHELAGHOR_MAIL_FROM: from } = values;
  return address !== null && from !== null ? { address, from } : null;
}

/** GeeTest's own address, or a test's stand-in. */
function getGeetest(values: Values): Geetest | null {
  const { KHELAGHOR_GEETEST_KEY: key, KHELAGHOR_GEETEST_ADDRESS: standIn } = values;
  if (key === null) return null;
  if (standIn === null) {
    const hosts = ['https://*.geetest.com', 'https://*.geevisit.com'];
    const script = 'https://static.geetest.com/v4/gt4.js';
    return { key, address: 'https://gcaptcha4.geetest.com', script, hosts };
  }
  const { origin } = new URL(standIn);
  return { key, address: origin, script: `${origin}/v4/gt4.js`, hosts: [origin] };
}

function getGoogle(values: Values): OutsideConfig['google'] {
  const { KHELAGHOR_GOOGLE_CLIENT_ID: clientId, KHELAGHOR_GOOGLE_CLIENT_SECRET: clientSecret } =
    values;
  if (clientId === null || clientSecret === null) return null;
  return { issuer: values.KHELAGHOR_GOOGLE_ISSUER, clientId, clientSecret };
}

function getFacebook(values: Values): OutsideConfig['facebook'] {
  const { KHELAGHOR_FACEBOOK_APP_ID: appId, KHELAGHOR_FACEBOOK_APP_SECRET: appSecret } = values;
  if (appId === null || appSecret === null) return null;
  return {
    appId,
    appSecret,
    dialog: values.KHELAGHOR_FACEBOOK_DIALOG,
    graph: values.KHELAGHOR_FACEBOOK_GRAPH,
  };
}

function getFirebase(values: Values): OutsideConfig['firebase'] {
  const { KHELAGHOR_FIREBASE_PROJECT: project } = values;
  if (project === null) return null;
  return {
    project,
    keys: values.KHELAGHOR_FIREBASE_KEYS,
    apiKey: values.KHELAGHOR_FIREBASE_API_KEY,
    standIn: values.KHELAGHOR_FIREBASE_ADDRESS,
  };
}

const getPushStandIn = ({ KHELAGHOR_PUSH_ADDRESS: address }: Values): string | null =>
  address === null ? null : new URL(address).origin;

function getBkash(values: Values): BkashConfig | null {
  const {
    KHELAGHOR_BKASH_USERNAME: username,
    KHELAGHOR_BKASH_PASSWORD: password,
    KHELAGHOR_BKASH_APP_KEY: appKey,
    KHELAGHOR_BKASH_APP_SECRET: appSecret,
  } = values;
  if (username === null || password === null || appKey === null || appSecret === null) return null;
  return {
    address: values.KHELAGHOR_BKASH_ADDRESS,
    username,
    password,
    appKey,
    appSecret,
    topic: values.KHELAGHOR_BKASH_TOPIC,
    snsAddress: values.KHELAGHOR_BKASH_SNS_ADDRESS,
  };
}

function getBkashPayout(values: Values): BkashPayoutConfig | null {
  const {
    KHELAGHOR_BKASH_PAYOUT_USERNAME: username,
    KHELAGHOR_BKASH_PAYOUT_PASSWORD: password,
    KHELAGHOR_BKASH_PAYOUT_APP_KEY: appKey,
    KHELAGHOR_BKASH_PAYOUT_APP_SECRET: appSecret,
  } = values;
  if (username === null || password === null || appKey === null || appSecret === null) return null;
  const address = values.KHELAGHOR_BKASH_PAYOUT_ADDRESS;
  return { address, username, password, appKey, appSecret };
}

function getSslcommerz(values: Values): SslcommerzConfig | null {
  const {
    KHELAGHOR_SSLCOMMERZ_STORE_ID: storeId,
    KHELAGHOR_SSLCOMMERZ_STORE_PASSWORD: storePassword,
  } = values;
  if (storeId === null || storePassword === null) return null;
  return { address: values.KHELAGHOR_SSLCOMMERZ_ADDRESS, storeId, storePassword };
}

const getLocalAddress = (port: number): string => `http://localhost:${port}`;

/**
 * Reads the configuration. Throws with a plain sentence when a value cannot be used.
 * @param env the process environment
 * @param root the folder that relative paths start from
 */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const values = readVariables(env);
  const ports = {
    site: values.KHELAGHOR_PORT_SITE,
    console: values.KHELAGHOR_PORT_CONSOLE,
    games: values.KHELAGHOR_PORT_GAMES,
    gateway: values.KHELAGHOR_PORT_GATEWAY,
  };
  return {
    dataDir: resolve(root, values.KHELAGHOR_DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    host: values.KHELAGHOR_HOST,
    ports,
    origins: {
      site: values.KHELAGHOR_ORIGIN_SITE ?? getLocalAddress(ports.site),
      console: values.KHELAGHOR_ORIGIN_CONSOLE ?? getLocalAddress(ports.console),
      games: values.KHELAGHOR_ORIGIN_GAMES ?? getLocalAddress(ports.games),
      gateway: values.KHELAGHOR_ORIGIN_GATEWAY ?? getLocalAddress(ports.gateway),
    },
    trustedProxies: values.KHELAGHOR_TRUSTED_PROXIES,
    logLevel: values.KHELAGHOR_LOG,
    rateLimitFactor: values.KHELAGHOR_RATE_LIMIT_FACTOR,
    masterKey: values.KHELAGHOR_MASTER_KEY,
    documentKey: values.KHELAGHOR_DOCUMENT_KEY,
    sms: getSms(values),
    mail: getMail(values),
    geetest: getGeetest(values),
    resultFeedSecret: values.KHELAGHOR_RESULT_FEED_SECRET,
    payments: {
      bkash: getBkash(values),
      bkashPayout: getBkashPayout(values),
      sslcommerz: getSslcommerz(values),
    },
    outside: {
      google: getGoogle(values),
      facebook: getFacebook(values),
      firebase: getFirebase(values),
      beaconRelays: values.KHELAGHOR_BEACON_RELAYS,
      pushStandIn: getPushStandIn(values),
    },
  };
}

/**
 * Returns what is wrong with the ports and addresses of a site that is to be served, in a sentence;
 * null: nothing. Tests use any ports, and addresses of their own.
 */
export function findAddressFault({ ports, origins }: Config): string | null {
  const owners = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const variable = `KHELAGHOR_PORT_${name.toUpperCase()}`;
    const other = owners.get(port);
    if (other !== undefined)
      return (
        `The ${other} and the ${name} were both given port ${port}. Give each a port of its own ` +
        `by ${variable}.`
      );
    if (port === 0) return `No browser can reach port 0. Set ${variable} to a real one.`;
    owners.set(port, name);
  }
  for (const [name, origin] of Object.entries(origins)) {
    const isWeb = /^https?:/u.test(origin) && URL.canParse(origin);
    const asBrowsersSay = isWeb ? new URL(origin).origin : 'https://play.example.com';
    if (origin !== asBrowsersSay)
      return (
        `The address of the ${name} is "${origin}". Set KHELAGHOR_ORIGIN_${name.toUpperCase()} to ` +
        `it as browsers write it, without a path and without a slash at its end: ${asBrowsersSay}`
      );
  }
  return null;
}

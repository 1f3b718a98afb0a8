import { resolve } from 'node:path';
import { readOutsideConfig } from './provider-config.ts';
import type { OutsideConfig } from './provider-config.ts';

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
  /** The gateway for SMS; null: messages stay in the outbox. */
  sms: { address: string; token: string; sid: string } | null;
  /** The mail server and the sender's address; null: e-mails stay in the outbox. */
  mail: { address: string; from: string } | null;
  /** The operator's GeeTest account; null: its bot check cannot be chosen. */
  geetest: Geetest | null;
  /** Identity providers and other services outside the site. */
  outside: OutsideConfig;
};

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

type Environment = Record<string, string | undefined>;

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} is not a port number: ${text}`);
  return value;
}

function getSms(env: Environment): Config['sms'] {
  const address = env['KHELAGHOR_SMS_ADDRESS'] ?? '';
  if (address === '') return null;
  const token = env['KHELAGHOR_SMS_TOKEN'] ?? '';
  const sid = env['KHELAGHOR_SMS_SID'] ?? '';
  if (token === '' || sid === '')
    throw new Error('KHELAGHOR_SMS_ADDRESS needs KHELAGHOR_SMS_TOKEN and KHELAGHOR_SMS_SID');
  return { address: address.replace(/\/$/, ''), token, sid };
}

function getMail(env: Environment): Config['mail'] {
  const address = env['KHELAGHOR_MAIL_ADDRESS'] ?? '';
  if (address === '') return null;
  const from = env['KHELAGHOR_MAIL_FROM'] ?? '';
  if (!from.includes('@'))
    throw new Error('KHELAGHOR_MAIL_ADDRESS needs KHELAGHOR_MAIL_FROM, whom letters are from');
  return { address, from };
}

/** GeeTest's own address, or a test's stand-in, which must be on this machine. */
function getGeetest(env: Environment): Geetest | null {
  const key = env['KHELAGHOR_GEETEST_KEY'] ?? '';
  if (key === '') return null;
  const other = env['KHELAGHOR_GEETEST_ADDRESS'] ?? '';
  if (other === '') {
    const hosts = ['https://*.geetest.com', 'https://*.geevisit.com'];
    const script = 'https://static.geetest.com/v4/gt4.js';
    return { key, address: 'https://gcaptcha4.geetest.com', script, hosts };
  }
  const { origin, hostname } = new URL(other);
  if (!['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
    throw new Error('KHELAGHOR_GEETEST_ADDRESS is for tests: it must be on this machine');
  return { key, address: origin, script: `${origin}/v4/gt4.js`, hosts: [origin] };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/**
 * Reads the configuration. Throws with a plain sentence when a value cannot be used.
 * @param env the process environment
 * @param root the folder that relative paths start from
 */
export function readConfig(env: Environment, root: string): Config {
  const ports = {
    site: port(env, 'KHELAGHOR_PORT_SITE', 8080),
    console: port(env, 'KHELAGHOR_PORT_CONSOLE', 8081),
    games: port(env, 'KHELAGHOR_PORT_GAMES', 8082),
    gateway: port(env, 'KHELAGHOR_PORT_GATEWAY', 8084),
  };
  const local = (p: number) => `http://localhost:${p}`;
  const logLevel = logLevels.find((level) => level === (env['KHELAGHOR_LOG'] ?? 'info'));
  if (logLevel === undefined) throw new Error(`KHELAGHOR_LOG is one of ${logLevels.join(', ')}`);
  return {
    dataDir: resolve(root, env['KHELAGHOR_DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] ?? null,
    host: env['KHELAGHOR_HOST'] ?? '127.0.0.1',
    ports,
    origins: {
      site: env['KHELAGHOR_ORIGIN_SITE'] ?? local(ports.site),
      console: env['KHELAGHOR_ORIGIN_CONSOLE'] ?? local(ports.console),
      games: env['KHELAGHOR_ORIGIN_GAMES'] ?? local(ports.games),
      gateway: env['KHELAGHOR_ORIGIN_GATEWAY'] ?? local(ports.gateway),
    },
    trustedProxies: (env['KHELAGHOR_TRUSTED_PROXIES'] ?? '').split(',').filter((s) => s !== ''),
    logLevel,
    rateLimitFactor: Number(env['KHELAGHOR_RATE_LIMIT_FACTOR'] ?? '1'),
    masterKey: env['KHELAGHOR_MASTER_KEY'] ?? null,
    sms: getSms(env),
    mail: getMail(env),
    geetest: getGeetest(env),
    outside: readOutsideConfig(env),
  };
}

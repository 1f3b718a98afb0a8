/**
 * The environment variables of the server as one Zod schema. What a value may be, its default and
 * what it means stand in one row; `tools/generate-variables.ts` writes the tables of
 * docs/running.md from them. An error is the end of a sentence that begins with the variable.
 */
import { isIP } from 'node:net';
import { z } from 'zod';

type Row = {
  /** The table of docs/running.md that lists the variable. */
  readonly group: 'site' | 'messages' | 'payments' | 'providers' | 'beacon' | 'tests';
  /** Markdown. */
  readonly meaning: string;
  /** The default as the document writes it, where the value itself would be unclear. */
  readonly shownDefault?: string;
};

type DocumentedRow = Row & { readonly default: string | null };

/** What the document says about each variable. */
const variableRows = z.registry<DocumentedRow>();

/** A variable that is read as its default when it is not set. */
const withDefault = <T>(schema: z.ZodType<T, string>, usual: string, row: Row) =>
  schema.prefault(usual).register(variableRows, { ...row, default: usual });

/** A variable that is null when it is not set. */
const orNull = <T>(schema: z.ZodType<T, string>, row: Row) =>
  schema
    .optional()
    .transform((value) => value ?? null)
    .register(variableRows, { ...row, default: null });

const text = z.string();

const port = z
  .string()
  .refine((value) => /^\d{1,5}$/u.test(value) && Number(value) <= 65_535, {
    error: ({ input }) => `is not a port number: ${String(input)}`,
  })
  .transform(Number);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const isSafeAddress = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
};

const withoutSlash = (value: string): string => value.replace(/\/$/u, '');

/** An https address, or one on this machine, without a slash at its end. */
const address = z
  .string()
  .refine(isSafeAddress, {
    error: ({ input }) => `is not an address that begins with https://: ${String(input)}`,
  })
  .transform(withoutSlash);

/** The address of a stand-in for a provider. */
const localAddress = z
  .string()
  .refine((value) => URL.canParse(value) && loopback.has(new URL(value).hostname), {
    error: 'is for tests: it must be on this machine',
  });

const databaseAddress = z
  .string()
  .refine((value) => URL.canParse(value) && value.startsWith('postgres'), {
    error: 'must be an address such as postgres://user:password@host:5432/name',
  });

/** Short ones could be guessed. */
const feedSecret = z.string().min(32, { error: 'must have 32 characters or more' });

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const logLevel = z.string().pipe(z.enum(logLevels, { error: `is one of ${logLevels.join(', ')}` }));

const factor = z
  .string()
  .refine((value) => Number(value) > 0, { error: 'must be a number above 0, such as 1' })
  .transform(Number);

const list = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''));

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (value: string): boolean => {
  const [ip = '', bits] = value.split('/');
  return proxyNames.includes(value) || (isIP(ip) > 0 && /^(?:\d{1,3})?$/u.test(bits ?? ''));
};

const proxies = list.refine((parts) => parts.every(isProxy), {
  error: ({ input }) =>
    `holds "${(input as readonly string[]).find((part) => !isProxy(part))}", ` +
    'which is no address or range of addresses',
});

/** Two relays or more, because one may be down at night, or none. */
const relays = z
  .string()
  .transform((value) => (value === 'none' ? '' : value))
  .pipe(list)
  .pipe(z.array(address))
  .refine((parts) => parts.length === 0 || new Set(parts).size >= 2, {
    error: 'holds two addresses at least, with commas between them, or "none"',
  });

/** One port of the site. */
const definePort = (usual: number, what: string) =>
  withDefault(port, String(usual), { group: 'site', meaning: `port of ${what}` });

/** The address of one port as browsers know it. */
const defineOrigin = (what: string, portName: string) =>
  orNull(text, {
    group: 'site',
    meaning: `the address at which browsers reach ${what}, without a trailing slash`,
    shownDefault: `\`http://localhost\` and \`${portName}\``,
  });

const variables = z.object({
  DATABASE_URL: orNull(databaseAddress, {
    group: 'site',
    meaning:
      '`postgres://user:password@host:5432/name`, PostgreSQL 15 or newer; without it the embedded server',
  }),
  KHELAGHOR_DATA_DIR: withDefault(text, '.data', {
    group: 'site',
    meaning: "the data directory; relative paths start at the project's folder",
  }),
  KHELAGHOR_MASTER_KEY: orNull(text, {
    group: 'site',
    meaning:
      '32 bytes in base64 from which all keys derive; without it `master.key` in the data directory',
  }),
  KHELAGHOR_DOCUMENT_KEY: orNull(text, {
    group: 'site',
    meaning:
      '32 bytes in base64 that seal identity documents; without it `documents.key` in the data ' +
      'directory',
  }),
  KHELAGHOR_HOST: withDefault(text, '127.0.0.1', {
    group: 'site',
    meaning: 'the address to listen on; `0.0.0.0` in a container',
  }),
  KHELAGHOR_PORT_SITE: definePort(8080, "the players' site"),
  KHELAGHOR_PORT_CONSOLE: definePort(8081, "the operators' console"),
  KHELAGHOR_PORT_GAMES: definePort(8082, 'the in-house games'),
  KHELAGHOR_PORT_GATEWAY: definePort(8084, 'the sandbox payment gateway'),
  KHELAGHOR_ORIGIN_SITE: defineOrigin("the players' site", 'KHELAGHOR_PORT_SITE'),
  KHELAGHOR_ORIGIN_CONSOLE: defineOrigin("the operators' console", 'KHELAGHOR_PORT_CONSOLE'),
  KHELAGHOR_ORIGIN_GAMES: defineOrigin('the in-house games', 'KHELAGHOR_PORT_GAMES'),
  KHELAGHOR_ORIGIN_GATEWAY: defineOrigin('the sandbox payment gateway', 'KHELAGHOR_PORT_GATEWAY'),
  KHELAGHOR_TRUSTED_PROXIES: withDefault(proxies, '', {
    group: 'site',
    meaning:
      'addresses or ranges, separated by commas, whose `X-Forwarded-*` headers are trusted; ' +
      `also ${proxyNames.map((name) => `\`${name}\``).join(', ')}`,
    shownDefault: 'none',
  }),
  KHELAGHOR_LOG: withDefault(logLevel, 'info', {
    group: 'site',
    meaning: `the level of the log: ${logLevels.map((level) => `\`${level}\``).join(', ')}`,
  }),
  KHELAGHOR_RATE_LIMIT_FACTOR: withDefault(factor, '1', {
    group: 'site',
    meaning: 'multiplies every rate limit',
  }),
  KHELAGHOR_SMS_ADDRESS: orNull(text.transform(withoutSlash), {
    group: 'messages',
    meaning: 'the SMS gateway (SMS Plus 3); needs `KHELAGHOR_SMS_TOKEN` and `KHELAGHOR_SMS_SID`',
  }),
  KHELAGHOR_SMS_TOKEN: orNull(text, {
    group: 'messages',
    meaning: 'the API token of the account at the SMS gateway',
  }),
  KHELAGHOR_SMS_SID: orNull(text, {
    group: 'messages',
    meaning: 'the sender id that the SMS gateway has approved',
  }),
  KHELAGHOR_MAIL_ADDRESS: orNull(text, {
    group: 'messages',
    meaning: 'the mail server, `smtps://user:password@host`; needs `KHELAGHOR_MAIL_FROM`',
  }),
  KHELAGHOR_MAIL_FROM: orNull(text, { group: 'messages', meaning: 'the sender of e-mails' }),
  KHELAGHOR_BKASH_USERNAME: orNull(text, {
    group: 'payments',
    meaning:
      "the merchant's user at bKash Tokenized Checkout; needs `KHELAGHOR_BKASH_PASSWORD`, " +
      '`KHELAGHOR_BKASH_APP_KEY` and `KHELAGHOR_BKASH_APP_SECRET`',
  }),
  KHELAGHOR_BKASH_PASSWORD: orNull(text, { group: 'payments', meaning: 'its password' }),
  KHELAGHOR_BKASH_APP_KEY: orNull(text, { group: 'payments', meaning: 'the app key' }),
  KHELAGHOR_BKASH_APP_SECRET: orNull(text, { group: 'payments', meaning: 'the app secret' }),
  KHELAGHOR_BKASH_ADDRESS: withDefault(address, 'https://tokenized.pay.bka.sh/v1.2.0-beta', {
    group: 'payments',
    meaning: 'the API of bKash with its version',
  }),
  KHELAGHOR_BKASH_TOPIC: orNull(text, {
    group: 'payments',
    meaning:
      "the SNS topic (`arn:aws:sns:…`) of bKash's webhook, which posts to " +
      '`/gateway/bkash/notice`; without it the webhook is refused',
  }),
  KHELAGHOR_BKASH_SNS_ADDRESS: withDefault(address, 'https://sns.ap-southeast-1.amazonaws.com', {
    group: 'payments',
    meaning: 'the only address from which certificates of the webhook are read',
  }),
  KHELAGHOR_BKASH_PAYOUT_USERNAME: orNull(text, {
    group: 'payments',
    meaning:
      'the user at bKash disbursement; needs the password, key and secret below. Without them ' +
      'operators pay bKash wallets by hand',
  }),
  KHELAGHOR_BKASH_PAYOUT_PASSWORD: orNull(text, { group: 'payments', meaning: 'its password' }),
  KHELAGHOR_BKASH_PAYOUT_APP_KEY: orNull(text, { group: 'payments', meaning: 'the app key' }),
  KHELAGHOR_BKASH_PAYOUT_APP_SECRET: orNull(text, {
    group: 'payments',
    meaning: 'the app secret',
  }),
  KHELAGHOR_BKASH_PAYOUT_ADDRESS: withDefault(address, 'https://checkout.pay.bka.sh/v1.2.0-beta', {
    group: 'payments',
    meaning: 'the API of bKash disbursement with its version',
  }),
  KHELAGHOR_SSLCOMMERZ_STORE_ID: orNull(text, {
    group: 'payments',
    meaning: 'the store at SSLCommerz; needs `KHELAGHOR_SSLCOMMERZ_STORE_PASSWORD`',
  }),
  KHELAGHOR_SSLCOMMERZ_STORE_PASSWORD: orNull(text, {
    group: 'payments',
    meaning: "the store's API password; its IPN posts to `/gateway/sslcommerz/notice`",
  }),
  KHELAGHOR_SSLCOMMERZ_ADDRESS: withDefault(address, 'https://securepay.sslcommerz.com', {
    group: 'payments',
    meaning: 'the API of SSLCommerz',
  }),
  KHELAGHOR_GEETEST_KEY: orNull(text, {
    group: 'providers',
    meaning: "the site's key at GeeTest v4; without it the console does not offer GeeTest",
  }),
  KHELAGHOR_GOOGLE_CLIENT_ID: orNull(text, {
    group: 'providers',
    meaning: 'the OAuth client id; needs `KHELAGHOR_GOOGLE_CLIENT_SECRET`',
  }),
  KHELAGHOR_GOOGLE_CLIENT_SECRET: orNull(text, {
    group: 'providers',
    meaning: 'the OAuth client secret',
  }),
  KHELAGHOR_GOOGLE_ISSUER: withDefault(address, 'https://accounts.google.com', {
    group: 'providers',
    meaning: 'the OpenID provider; another one can replace Google',
  }),
  KHELAGHOR_FACEBOOK_APP_ID: orNull(text, {
    group: 'providers',
    meaning: 'the app id; needs `KHELAGHOR_FACEBOOK_APP_SECRET`',
  }),
  KHELAGHOR_FACEBOOK_APP_SECRET: orNull(text, { group: 'providers', meaning: 'the app secret' }),
  KHELAGHOR_FACEBOOK_DIALOG: withDefault(address, 'https://www.facebook.com/v23.0/dialog/oauth', {
    group: 'providers',
    meaning: 'the page where Facebook asks for consent',
  }),
  KHELAGHOR_FACEBOOK_GRAPH: withDefault(address, 'https://graph.facebook.com/v23.0', {
    group: 'providers',
    meaning: 'the API where the server reads the identity',
  }),
  KHELAGHOR_FIREBASE_PROJECT: orNull(text, {
    group: 'providers',
    meaning: 'the Firebase project whose phone tokens registration accepts',
  }),
  KHELAGHOR_FIREBASE_KEYS: withDefault(
    address,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    {
      group: 'providers',
      meaning: 'the keys that sign those tokens',
      shownDefault: "Google's JWKs",
    },
  ),
  KHELAGHOR_FIREBASE_API_KEY: orNull(text, {
    group: 'providers',
    meaning: 'the web key with which browsers request codes; not a secret',
  }),
  KHELAGHOR_BEACON_RELAYS: withDefault(relays, 'none', {
    group: 'beacon',
    meaning:
      'two or more relays of drand, separated by commas, such as ' +
      '`https://api.drand.sh,https://drand.cloudflare.com`; without them draws and statements ' +
      'include no round',
  }),
  KHELAGHOR_RESULT_FEED_SECRET: orNull(feedSecret, {
    group: 'site',
    meaning:
      'the secret that signs the feed of official lottery results, 32 characters or more; ' +
      'without it the feed is closed',
  }),
  KHELAGHOR_GEETEST_ADDRESS: orNull(localAddress, {
    group: 'tests',
    meaning: 'a stand-in for GeeTest on this machine',
  }),
  KHELAGHOR_FIREBASE_ADDRESS: orNull(localAddress, {
    group: 'tests',
    meaning: 'a stand-in for Firebase on this machine',
  }),
  KHELAGHOR_PUSH_ADDRESS: orNull(localAddress, {
    group: 'tests',
    meaning: 'a stand-in for push services on this machine',
  }),
});

export type VariableName = keyof typeof variables.shape;
export type Values = z.output<typeof variables>;

/** The variables in the order of the document. */
export const variableNames = Object.keys(variables.shape) as VariableName[];

/** The row of a variable for the document. */
export function getVariableRow(name: VariableName): DocumentedRow {
  const row = variableRows.get(variables.shape[name]);
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

/** Whether one of two variables is set without the other. */
const isHalf = (one: string | null, other: string | null): boolean =>
  (one === null) !== (other === null);

const bkashNames = [
  'KHELAGHOR_BKASH_USERNAME',
  'KHELAGHOR_BKASH_PASSWORD',
  'KHELAGHOR_BKASH_APP_KEY',
  'KHELAGHOR_BKASH_APP_SECRET',
] as const;

const bkashPayoutNames = [
  'KHELAGHOR_BKASH_PAYOUT_USERNAME',
  'KHELAGHOR_BKASH_PAYOUT_PASSWORD',
  'KHELAGHOR_BKASH_PAYOUT_APP_KEY',
  'KHELAGHOR_BKASH_PAYOUT_APP_SECRET',
] as const;

/** Variables of payment gateways that need others. */
function findMissingAccounts(values: Values): [name: VariableName, error: string][] {
  const found: [VariableName, string][] = [];
  for (const names of [bkashNames, bkashPayoutNames]) {
    const absent = names.filter((name) => values[name] === null);
    if (absent.length > 0 && absent.length < names.length)
      found.push([names[0], `is set together with ${absent.join(', ')}`]);
  }
  if (isHalf(values.KHELAGHOR_SSLCOMMERZ_STORE_ID, values.KHELAGHOR_SSLCOMMERZ_STORE_PASSWORD))
    found.push([
      'KHELAGHOR_SSLCOMMERZ_STORE_ID',
      'and KHELAGHOR_SSLCOMMERZ_STORE_PASSWORD are set together',
    ]);
  return found;
}

/** Variables that need others. */
function findMissing(values: Values): [name: VariableName, error: string][] {
  const found = findMissingAccounts(values);
  const { KHELAGHOR_SMS_ADDRESS: sms, KHELAGHOR_MAIL_ADDRESS: mail } = values;
  if (sms !== null && (values.KHELAGHOR_SMS_TOKEN === null || values.KHELAGHOR_SMS_SID === null))
    found.push(['KHELAGHOR_SMS_ADDRESS', 'needs KHELAGHOR_SMS_TOKEN and KHELAGHOR_SMS_SID']);
  if (mail !== null && values.KHELAGHOR_MAIL_FROM?.includes('@') !== true)
    found.push(['KHELAGHOR_MAIL_ADDRESS', 'needs KHELAGHOR_MAIL_FROM, the sender of e-mails']);
  if (isHalf(values.KHELAGHOR_GOOGLE_CLIENT_ID, values.KHELAGHOR_GOOGLE_CLIENT_SECRET))
    found.push([
      'KHELAGHOR_GOOGLE_CLIENT_ID',
      'and KHELAGHOR_GOOGLE_CLIENT_SECRET are set together',
    ]);
  if (isHalf(values.KHELAGHOR_FACEBOOK_APP_ID, values.KHELAGHOR_FACEBOOK_APP_SECRET))
    found.push(['KHELAGHOR_FACEBOOK_APP_ID', 'and KHELAGHOR_FACEBOOK_APP_SECRET are set together']);
  return found;
}

const environment = variables.superRefine((values, check) => {
  for (const [name, message] of findMissing(values))
    check.addIssue({ code: 'custom', path: [name], message });
});

/**
 * Reads the variables; one that is set to nothing is not set. Throws an error that has a sentence
 * for each wrong variable.
 */
export function readVariables(env: Readonly<Record<string, string | undefined>>): Values {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(set);
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('. '),
  );
}

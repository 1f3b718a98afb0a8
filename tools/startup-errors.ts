// What can keep the site from starting, each as one sentence that says what to do.
import { createServer } from 'node:net';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '@khelaghor/server/lib/cannot-start.ts';
import type { ServiceName } from '@khelaghor/server/main.ts';
import { findAddressFault, readConfig } from '@khelaghor/server/lib/config/config.ts';
import type { Config } from '@khelaghor/server/lib/config/config.ts';
import { openSecrets } from '@khelaghor/server/lib/crypto/secrets.ts';
import type { Secrets } from '@khelaghor/server/lib/crypto/secrets.ts';

const serviceNames: readonly ServiceName[] = ['http', 'jobs'];

const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The services that the command line asks for; all of them when it names none. */
export function readRequestedServices(argv: readonly string[]): ServiceName[] {
  const asked = argv.find((argument) => argument.startsWith('--services='));
  if (asked === undefined) return [...serviceNames];
  return asked
    .slice('--services='.length)
    .split(',')
    .map((name) => {
      const known = serviceNames.find((service) => service === name);
      if (!known)
        throw new CannotStart(
          `There is no service "${name}". Name one or both: --services=${serviceNames.join(',')}.`,
        );
      return known;
    });
}

/** The configuration, refused as a whole when any of it cannot be used. */
export function requireConfig(env: Record<string, string | undefined>, root: string): Config {
  let config: Config;
  try {
    config = readConfig(env, root);
  } catch (error) {
    throw new CannotStart(
      `${getMessage(error)}. docs/running.md lists what each variable may hold.`,
    );
  }
  const fault = findAddressFault(config);
  if (fault !== null) throw new CannotStart(fault);
  return config;
}

/** Opens the master key, or makes it in an empty data directory. */
export function getSecrets(config: Config): Secrets {
  try {
    return openSecrets(config);
  } catch (error) {
    const file = join(config.dataDir, 'master.key');
    if (config.masterKey !== null)
      throw new CannotStart(`${getMessage(error)}, such as "openssl rand -base64 32" prints.`);
    if (getErrorCode(error) !== '') {
      // An empty file, left by a full disk, would be taken for a damaged key the next time.
      if (existsSync(file) && statSync(file).size === 0) rmSync(file);
      throw error;
    }
    throw new CannotStart(
      `${getMessage(error)}. Put it back from a backup: without it the sealed seeds in the ` +
        'database cannot be opened. Only when there is nothing to keep, remove the whole folder.',
    );
  }
}

/** Whether a port can be listened on; otherwise the system's word for why not. */
function checkPorts(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', (error) => resolve(getErrorCode(error)))
      .listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** Refuses ports that cannot be listened on, before anything else is started. */
export async function requirePorts(config: Config): Promise<void> {
  for (const [name, port] of Object.entries(config.ports)) {
    const variable = `KHELAGHOR_PORT_${name.toUpperCase()}`;
    const fault = await checkPorts(config.host, port);
    if (fault === null) continue;
    if (fault === 'EACCES')
      throw new CannotStart(
        `This user may not listen on port ${port}, which the ${name} needs. Set ${variable} to ` +
          'one above 1023, and put a proxy in front.',
      );
    if (fault === 'EADDRINUSE')
      throw new CannotStart(
        `Port ${port} is taken, and the ${name} needs it. Stop what uses it, or set ` +
          `${variable} to another.`,
      );
    throw new CannotStart(
      `This machine cannot listen on the address ${config.host} (${fault}). ` +
        'Set KHELAGHOR_HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.',
    );
  }
}

/** Where a database is, without the password. */
function describePlace(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the embedded server';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03',
]);

/** The sentence for an error on the way up, or null when it is none that a person can put right. */
export function getSentence(error: unknown, config: Config | null): string | null {
  if (error instanceof CannotStart) return error.message;
  const code = getErrorCode(error);
  const message = getMessage(error);
  const dataDir = config?.dataDir ?? 'the data directory';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || /ENOSPC/u.test(message))
    return (
      `The disk is full: ${dataDir}, the database or the build could not be written. ` +
      'Free some space and start again; what was confirmed is not lost.'
    );
  if (code === 'EADDRINUSE') return `${message}. Stop what uses it, or set KHELAGHOR_PORT_*.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR'].includes(code))
    return (
      `This user may not write where it must (${message}). Give it the data directory ${dataDir}, ` +
      'or set KHELAGHOR_DATA_DIR to another.'
    );
  return databaseSentence(code, message, describePlace(config?.databaseUrl ?? ''));
}

function databaseSentence(code: string, message: string, place: string): string | null {
  if (networkCodes.has(code) || /timeout expired|timeout exceeded|terminated/u.test(message))
    return (
      `The database at ${place} does not answer (${code || message}). Start it, or correct ` +
      'DATABASE_URL.'
    );
  if (code === '28P01' || code === '28000' || /SASL|password/u.test(message))
    return `The database at ${place} refuses the user or password in DATABASE_URL.`;
  if (code === '3D000') return `There is no database at ${place}. Make it: createdb.`;
  if (code === '42501')
    return (
      `The user in DATABASE_URL may not do what it must at ${place} (${message}). ` +
      'Make it the owner of the database.'
    );
  if (code === '53300')
    return `The database at ${place} has no connection left. Raise its max_connections.`;
  if (/SSL/u.test(message))
    return `The database at ${place}: ${message}. Set sslmode in DATABASE_URL to what it offers.`;
  return null;
}

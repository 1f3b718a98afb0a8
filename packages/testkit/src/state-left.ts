/**
 * Vitest setup file: fails a test file that leaves state of its process changed, and puts it back.
 * The files of a worker share their modules, so that what one leaves is what the next finds.
 */
import { afterAll, vi } from 'vitest';
import type * as Rows from '@khelaghor/engine-lottery/games/rows.ts';
import type * as Passwords from '@khelaghor/server/lib/passwords/hash-password.ts';

/** The part of Vitest's worker that knows the loaded modules. */
type VitestWorker = {
  readonly evaluatedModules: {
    readonly fileToModulesMap: ReadonlyMap<string, ReadonlySet<{ readonly exports?: unknown }>>;
  };
};

/** Native libraries set these once, when they are loaded: libvips the folder of its modules. */
const libraryVariables = new Set(['VIPSHOME']);

const root = new URL('../../../', import.meta.url).pathname;

/**
 * Returns the exports of a module that this worker has loaded. Imports nothing: a test that needs
 * no engine does not pay for one.
 */
export function findLoadedModule(path: string): unknown {
  const { __vitest_worker__: worker } = globalThis as unknown as {
    __vitest_worker__: VitestWorker;
  };
  const modules = worker.evaluatedModules.fileToModulesMap.get(`${root}${path}`) ?? [];
  return [...modules].find((module) => module.exports !== undefined)?.exports;
}

const findRows = () =>
  findLoadedModule('engines/lottery/src/games/rows.ts') as typeof Rows | undefined;
const findPasswords = () =>
  findLoadedModule('apps/server/src/lib/passwords/hash-password.ts') as
    | typeof Passwords
    | undefined;

function putBackLotteries(): string[] {
  const codes = findRows()?.forgetAddedRows() ?? [];
  return codes.length > 0 ? [`added lotteries: ${codes.join(', ')} (forgetAddedRows)`] : [];
}

function putBackPasswordCost(): string[] {
  const passwords = findPasswords();
  if (!passwords) return [];
  const { fullCost, setPasswordCost } = passwords;
  return setPasswordCost(fullCost) === fullCost ? [] : ['a password cost (setPasswordCost)'];
}

function putBackEnvironment(before: NodeJS.ProcessEnv): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(process.env)]);
  const changed = [...names].filter(
    (name) => process.env[name] !== before[name] && !libraryVariables.has(name),
  );
  for (const name of changed) {
    const value = before[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return changed.map((name) => `process.env.${name} (vi.stubEnv puts it back)`);
}

function putBackTimers(): string[] {
  if (!vi.isFakeTimers()) return [];
  vi.useRealTimers();
  return ['fake timers (vi.useRealTimers)'];
}

function putBackGlobals({ fetch, Date: date }: Pick<typeof globalThis, 'Date' | 'fetch'>) {
  const left: string[] = [];
  if (globalThis.fetch !== fetch) left.push('globalThis.fetch (vi.stubGlobal puts it back)');
  if (globalThis.Date !== date) left.push('globalThis.Date');
  Object.assign(globalThis, { fetch, Date: date });
  return left;
}

/** Notes the state of this process; returns a function that puts it back and names the changes. */
export function noteState(): () => readonly string[] {
  const environment = { ...process.env };
  const { fetch, Date: date } = globalThis;
  return () => {
    // Vitest does so before each test, but not before the next file is imported.
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    return [
      ...putBackTimers(),
      ...putBackGlobals({ fetch, Date: date }),
      ...putBackEnvironment(environment),
      ...putBackPasswordCost(),
      ...putBackLotteries(),
    ];
  };
}

const putBack = noteState();

// Hooks of a setup file run after those of the test file.
afterAll(() => {
  const left = putBack();
  if (left.length > 0) throw new Error(`this file leaves changed: ${left.join('; ')}`);
});

// Goal: every machine installs what the lock file names, and nothing else. npm writes only the
// bindings of its own platform when the registry lacks the others: such a lock file is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Locked = {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
  readonly link?: boolean;
};
type LockFile = { readonly packages: Readonly<Record<string, Locked>> };
type Manifest = { readonly allowScripts: Readonly<Record<string, boolean>> };

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));
const lockFile = read('package-lock.json') as LockFile;
const manifest = read('package.json') as Manifest;

const getName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Lists optional dependencies without an entry of their own: bindings of other platforms. */
function findMissingBindings({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
}

/** Lists packages with an install script about which `allowScripts` says nothing. */
function findUndecidedScripts({ packages }: LockFile, { allowScripts }: Manifest): string[] {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => getName(path))
    .filter((name) => allowScripts[name] === undefined);
}

test('the lock file has an entry for each platform of each package', () => {
  expect(Object.keys(lockFile.packages).length).toBeGreaterThan(500);
  expect(findMissingBindings(lockFile)).toEqual([]);
});

test('a lock file without the binding of one platform is refused', () => {
  const { 'node_modules/@oxfmt/binding-darwin-arm64': cut, ...packages } = lockFile.packages;
  expect(cut).toBeDefined();
  expect(findMissingBindings({ packages })).toEqual(['@oxfmt/binding-darwin-arm64']);
});

test('each package from the registry is locked by its hash', () => {
  const unlocked = Object.entries(lockFile.packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
  );
  expect(unlocked).toEqual([]);
});

test('each install script is allowed or denied by name', () => {
  expect(findUndecidedScripts(lockFile, manifest)).toEqual([]);
  const { node, ...allowScripts } = manifest.allowScripts;
  expect(node).toBe(true);
  expect(findUndecidedScripts(lockFile, { allowScripts })).toEqual(['node']);
});

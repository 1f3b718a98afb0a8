// One version of every dependency, written exactly, the same in every workspace.
import { getPackageFolder, scope } from '../architecture.ts';
import { getWorkspaceFolder } from './workspaces.ts';
import type { Violation, Rule, SourceFile } from './project.ts';

const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'overrides'];

type Use = { readonly file: SourceFile; readonly name: string; readonly version: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function findUses(file: SourceFile): Use[] {
  const manifest: unknown = JSON.parse(file.text);
  if (!isRecord(manifest)) return [];
  return fields.flatMap((field) => {
    const listed = manifest[field];
    if (!isRecord(listed)) return [];
    return Object.entries(listed).flatMap(([name, version]) =>
      typeof version === 'string' ? [{ file, name, version }] : [],
    );
  });
}

const getLine = (file: SourceFile, text: string): number =>
  Math.max(1, file.lines.findIndex((line) => line.includes(text)) + 1);

/** Our packages live where their name says, so that an import can be read without looking it up. */
function misplaced(file: SourceFile): Violation[] {
  const folder = getWorkspaceFolder(file.path);
  const manifest: unknown = JSON.parse(file.text);
  const name = isRecord(manifest) ? manifest['name'] : undefined;
  if (typeof name !== 'string' || folder === 'tools') return [];
  const expected = name.startsWith(scope) ? getPackageFolder(name.slice(scope.length)) : undefined;
  if (expected === folder) return [];
  const message = `${name} belongs in ${expected ?? `the scope ${scope}`} (tools/architecture.ts)`;
  return [{ file: file.path, line: getLine(file, '"name"'), message }];
}

export const oneVersion: Rule = {
  name: 'one-version',
  check: ({ files }) => {
    const manifests = files.filter(({ path }) => /(^|\/)package\.json$/.test(path));
    const uses = manifests.flatMap(findUses);
    const first = new Map<string, Use>();
    const breaches = manifests.flatMap(misplaced);
    for (const use of uses) {
      const { file, name, version } = use;
      const at = { file: file.path, line: getLine(file, `"${name}"`) };
      if (!/^\d+\.\d+\.\d+/.test(version)) {
        breaches.push({ ...at, message: `${name} ${version}: pin one exact version` });
      }
      const earlier = first.get(name);
      if (!earlier) {
        first.set(name, use);
      } else if (earlier.version !== version) {
        const message = `${name} ${version}, but ${earlier.version} in ${earlier.file.path}`;
        breaches.push({ ...at, message });
      }
    }
    return breaches;
  },
};

// What a file imports and which of our files that is.
import { posix } from 'node:path';
import type { ParseResult } from 'oxc-parser';
import { getPackageFolder, scope } from '../architecture.ts';

export type Import = {
  readonly specifier: string;
  readonly line: number;
  /** Nothing of it is left when the types are stripped. */
  readonly typeOnly: boolean;
  /** Names as the other file exports them; `*` for a whole module or its default. */
  readonly names: readonly { readonly imported: string; readonly local: string }[];
};

type Source = {
  readonly path: string;
  readonly text: string;
  readonly lineAt: (offset: number) => number;
};

/** Every import, re-export and dynamic import with a literal address. */
export function getImports(file: Source, { module }: ParseResult): readonly Import[] {
  const found: Import[] = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    line: file.lineAt(statement.start),
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    names: statement.entries.map((entry) => ({
      imported: entry.importName.name ?? '*',
      local: entry.localName.value,
    })),
  }));
  for (const statement of module.staticExports) {
    const from = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!from) continue;
    found.push({
      specifier: from.value,
      line: file.lineAt(statement.start),
      typeOnly: statement.entries.every((entry) => entry.isType),
      names: statement.entries.map((entry) => ({
        imported: entry.importName.name ?? '*',
        local: entry.exportName.name ?? '*',
      })),
    });
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      file.text.slice(moduleRequest.start, moduleRequest.end),
    );
    if (!literal?.[1]) continue;
    const names = [{ imported: '*', local: '*' }];
    found.push({ specifier: literal[1], line: file.lineAt(start), typeOnly: false, names });
  }
  return found;
}

/** Where an import leads: a path of ours from the root, or the name of a package from outside. */
export type Target = { readonly ours: string } | { readonly outside: string };

/**
 * Resolves by the layout alone, so that an import of a file that does not exist is judged as well.
 */
export function resolveImport(fromPath: string, specifier: string): Target {
  const address = specifier.replace(/\?[a-z&=]+$/, '');
  if (address.startsWith('.')) {
    return { ours: posix.normalize(posix.join(posix.dirname(fromPath), address)) };
  }
  if (address.startsWith(scope)) {
    const [name = '', ...rest] = address.slice(scope.length).split('/');
    return { ours: posix.join(getPackageFolder(name), 'src', ...rest) };
  }
  const parts = address.split('/');
  const name = address.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? address);
  return { outside: name };
}

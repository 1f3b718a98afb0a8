// Writes the table of workspaces in ARCHITECTURE.md, from tools/architecture.ts.
import { workspaces } from './architecture.ts';
import type { Workspace } from './architecture.ts';
import { readDocument } from './document-tables.ts';
import type { GeneratedFile } from './generated-file.ts';

const path = 'ARCHITECTURE.md';
const heads = ['Workspace', 'Holds', 'May import'];

/** Writes what may be imported: a workspace, or within brackets the only part of it. */
function formatImport(name: string, { contractTypesOnly }: Workspace): string {
  if (name === '*') return 'anything';
  const [, family = '', folder = '', part] = /^(\w+)\/([^/]+)(?:\/src\/(.+))?$/u.exec(name) ?? [];
  const from = family === 'packages' ? folder : `${family}/${folder}`;
  // A star would begin italics.
  const workspace = from.replace('/*', '');
  if (part !== undefined) return `${workspace} (\`${part}\`)`;
  return workspace === 'contract' && contractTypesOnly ? 'contract (types)' : workspace;
}

const formatRow = (workspace: Workspace): readonly string[] => {
  const { folder, holds, mayImport } = workspace;
  const imports = mayImport.map((name) => formatImport(name, workspace));
  return [`\`${folder}\``, holds, imports.length === 0 ? 'nothing' : imports.join(', ')];
};

const formatLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table of workspaces, a row each, in the order of the list. */
export const formatWorkspaces = (): string =>
  [heads, heads.map(() => '---'), ...workspaces.map(formatRow)].map(formatLine).join('\n');

/** Replaces the table of workspaces in the document; throws when it has none. */
export function replaceTable(document: string): string {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heads[0]} `));
  if (start === -1) throw new Error(`${path} has no table of workspaces`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.toSpliced(start, length, ...formatWorkspaces().split('\n')).join('\n');
}

export const generateArchitecture = async (): Promise<readonly GeneratedFile[]> => [
  { path, text: replaceTable(readDocument(path)) },
];

// Workspaces: which one a file belongs to, and what of the contract reaches a browser.
import { workspaces } from '../architecture.ts';
import type { Workspace } from '../architecture.ts';
import { resolveImport } from './imports.ts';
import { isConfig, isStory, isTest } from './project.ts';
import type { Project, Rule } from './project.ts';

const workspaceParents = ['apps', 'games', 'engines', 'packages'];

/** The workspace folder of a path; root files such as vitest.config.ts belong to tools. */
export function getWorkspaceFolder(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (workspaceParents.includes(first)) return `${first}/${second}`;
  return first === 'e2e' ? 'e2e' : 'tools';
}

const matches = (pattern: string, path: string): boolean => {
  const expression = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+');
  return new RegExp(`^${expression}(/|$)`).test(path);
};

/** The workspace of a folder, or undefined when tools/architecture.ts does not list it. */
export const getWorkspace = (path: string): Workspace | undefined =>
  workspaces.find(({ folder }) => matches(folder, getWorkspaceFolder(path)));

export const listedWorkspaces: Rule = {
  name: 'listed-workspaces',
  check: ({ scripts }) =>
    scripts
      .filter(({ path }) => !getWorkspace(path))
      .map(({ path }) => {
        const message = `${getWorkspaceFolder(path)} is no workspace: list it in tools/architecture.ts`;
        return { file: path, line: 1, message };
      }),
};

/** What no visitor ever loads may use more. */
const isSupport = (path: string): boolean => isTest(path) || isStory(path) || isConfig(path);

/** Whether loading a file of the contract at run time also loads Zod. */
function importsZod(project: Project, path: string, seen: Set<string>): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const file = project.byPath.get(path);
  if (!file) return false;
  return file.parsed.imports.some(({ specifier, typeOnly }) => {
    if (typeOnly) return false;
    const target = resolveImport(path, specifier);
    return 'outside' in target ? target.outside === 'zod' : importsZod(project, target.ours, seen);
  });
}

export const contractTypes: Rule = {
  name: 'contract-types',
  check: (project) =>
    project.scripts.flatMap((file) => {
      if (!getWorkspace(file.path)?.contractTypesOnly || isSupport(file.path)) return [];
      return file.parsed.imports.flatMap(({ specifier, typeOnly, line }) => {
        const target = resolveImport(file.path, specifier);
        if (
          typeOnly ||
          'outside' in target ||
          getWorkspaceFolder(target.ours) !== 'packages/contract'
        ) {
          return [];
        }
        if (!importsZod(project, target.ours, new Set())) return [];
        const message =
          `${specifier} brings Zod into the browser: write \`import type\`, ` +
          'or move the value to a file of the contract without Zod';
        return [{ file: file.path, line, message }];
      });
    }),
};

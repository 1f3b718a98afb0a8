// The contract is kept: no path is written twice, every route is handled, every route is tested.
import type { Node } from 'oxc-parser';
import { resolveImport } from './imports.ts';
import { isTest } from './project.ts';
import type { Violation, Project, Rule, SourceFile } from './project.ts';
import { getWorkspaceFolder } from './workspaces.ts';
import { walk } from './walk.ts';

type RouteConst = {
  readonly file: SourceFile;
  readonly line: number;
  readonly name: string;
  readonly id: string;
  readonly path: string;
};

const isContract = (path: string): boolean =>
  /^packages\/contract\/src\/([a-z]+\/)?[^/]+\.ts$/.test(path);

/** Returns a text that is written out; '' for everything else. */
const textOf = (node: Node | undefined): string =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';

function textProperty(node: Node | undefined, key: string): string {
  if (node?.type !== 'ObjectExpression') return '';
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === key) return textOf(property.value);
  }
  return '';
}

/** Finds every `export const name = route.member('GET /path', { … })` of the contract. */
function findRoutes(project: Project): RouteConst[] {
  const routes: RouteConst[] = [];
  for (const file of project.scripts) {
    if (!isContract(file.path) || isTest(file.path)) continue;
    walk(file.parsed.program, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
      const call = node.init;
      if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return;
      const { object } = call.callee;
      if (object.type !== 'Identifier' || object.name !== 'route') return;
      const [address, details] = call.arguments;
      routes.push({
        file,
        line: file.lineAt(node.start),
        name: node.id.name,
        id: textProperty(details, 'id'),
        path: textOf(address).replace(/^[A-Z]+ /u, ''),
      });
    });
  }
  return routes;
}

const endpointsFile = /^packages\/client\/src\/routes\/[a-z]+\.gen\.ts$/;

/** Returns the client's name for a route: `wallet.getBalance` is `walletGetBalance`. */
const getEndpoint = (id: string): string =>
  id.replaceAll(/\.\w/gu, (dotted) => dotted.slice(1).toUpperCase());

/**
 * Whether a file names a route: imports it, or reaches it through the module's name, or contains
 * its id.
 */
function mentions(file: SourceFile, { file: contract, name, id }: RouteConst): boolean {
  const byImport = file.parsed.imports.some(({ specifier, typeOnly, names }) => {
    const target = resolveImport(file.path, specifier);
    if (typeOnly || !('ours' in target)) return false;
    if (endpointsFile.test(target.ours))
      return names.some(({ imported }) => imported === getEndpoint(id));
    if (target.ours !== contract.path) return false;
    return names.some(({ imported, local }) =>
      imported === '*' ? file.text.includes(`${local}.${name}`) : imported === name,
    );
  });
  return byImport || (id !== '' && new RegExp(`['"\`]${id}['"\`]`).test(file.text));
}

const unmentioned = (
  project: Project,
  where: (path: string) => boolean,
  message: (name: string) => string,
): Violation[] => {
  const readers = project.scripts.filter(({ path }) => where(path));
  return findRoutes(project)
    .filter((route) => !readers.some((file) => mentions(file, route)))
    .map(({ file, line, name }) => ({ file: file.path, line, message: message(name) }));
};

export const routesHandled: Rule = {
  name: 'routes-handled',
  check: (project) =>
    unmentioned(
      project,
      (path) => /^apps\/server\/src\/[a-z]+\/.+\/([a-z-]+-)?routes\.ts$/.test(path),
      (name) => `${name} has no handler: bind it in apps/server/src/<area>/<feature>/routes.ts`,
    ),
};

export const routesTested: Rule = {
  name: 'routes-tested',
  check: (project) =>
    unmentioned(project, isTest, (name) => `${name} is in no test: call it in one, or drop it`),
};

/** Packages that may spell paths: the contract, and the tools that check it. */
const maySpellPaths = (path: string): boolean =>
  isTest(path) || ['packages/contract', 'tools'].includes(getWorkspaceFolder(path));

export const pathsOnce: Rule = {
  name: 'paths-once',
  check: (project) => {
    const heads = new Set(
      ['/wps/x', '/seamless/x', ...findRoutes(project).map(({ path }) => path)].map(
        (path) => `/${path.split('/')[1]}/`,
      ),
    );
    return project.scripts.flatMap((file) => {
      if (maySpellPaths(file.path)) return [];
      const breaches: Violation[] = [];
      walk(file.parsed.program, (node, [parent]) => {
        let text = '';
        if (node.type === 'Literal' && typeof node.value === 'string') text = node.value;
        if (node.type === 'TemplateElement') text = node.value.raw;
        const isImport = parent !== undefined && 'source' in parent && parent.source === node;
        const head = [...heads].find((start) => text.startsWith(start));
        if (head === undefined || isImport) return;
        const message = `'${text}': take the path from packages/contract`;
        breaches.push({ file: file.path, line: file.lineAt(node.start), message });
      });
      return breaches;
    });
  },
};

// Who may import whom. tools/architecture.ts says it, dependency-cruiser finds what breaks it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IForbiddenRuleType, IViolation } from 'dependency-cruiser';
import { areaPrograms, areas, workspaces } from '../architecture.ts';
import type { AreaProgram, Workspace } from '../architecture.ts';
import { resolveImport } from './imports.ts';
import type { Violation, Project, Rule } from './project.ts';

const sourceFolders = ['apps', 'games', 'engines', 'packages', 'e2e', 'tools'];
/** Tests, stories and configurations: no visitor ever loads them. */
const support = String.raw`\.(?:test|stories)\.tsx?$|/\.storybook/|\.config\.(?:ts|mts|mjs|js)$|^apps/server/test/`;
/** What those may import in every workspace. */
const supports = ['packages/testkit', 'packages/client', 'tools'];

/** A pattern of tools/architecture.ts as a regular expression. */
const toExpression = (pattern: string): string =>
  pattern === '*'
    ? '.'
    : `^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}(/|$)`;

/** The workspaces of the tree; planted trees have others than ours. */
const ours = '^(apps|games|engines|packages)/[^/]+/|^(e2e|tools)/';

function workspaceRules(workspace: Workspace): IForbiddenRuleType[] {
  const from = toExpression(workspace.folder);
  // A family of workspaces, such as games/*, does not let one of them import another.
  const self = workspace.folder.includes('*') ? `^${workspace.folder.replace('*', '$1')}/` : from;
  const grouped = from.replace('[^/]+', '([^/]+)');
  const allowed = workspace.mayImport.map(toExpression);
  const name = `workspace-imports ${workspace.folder}`;
  const rules: IForbiddenRuleType[] = [
    {
      name,
      severity: 'error',
      from: { path: grouped, pathNot: support },
      to: { path: ours, pathNot: [self, ...allowed, 'node_modules/'] },
    },
    {
      name,
      severity: 'error',
      from: { path: `(?=.*(?:${support}))${grouped}` },
      to: {
        path: ours,
        pathNot: [self, ...allowed, ...supports.map(toExpression), 'node_modules/'],
      },
    },
  ];
  if (!workspace.packages) return rules;
  const packages = workspace.packages.map((known) => `node_modules/${known}/`);
  rules.push({
    name,
    severity: 'error',
    from: { path: grouped, pathNot: support },
    to: { path: 'node_modules/', pathNot: packages },
  });
  return rules;
}

const anyArea = `(${areas.join('|')})`;

function areaRules({ source, below, above }: AreaProgram): IForbiddenRuleType[] {
  const order: IForbiddenRuleType[] = areas.slice(0, -1).map((area, index) => ({
    name: 'area-order',
    severity: 'error',
    from: { path: `^${source}/${area}/`, pathNot: support },
    to: { path: `^${source}/(${areas.slice(index + 1).join('|')})/` },
  }));
  const others = [...below, ...areas, ...above].map((name) => name.replace('.', String.raw`\.`));
  return [
    ...order,
    {
      name: 'area-order',
      severity: 'error',
      from: { path: `^${source}/(${below.join('|')})/`, pathNot: support },
      to: { path: `^${source}/`, pathNot: `^${source}/(${below.join('|')})/` },
    },
    {
      name: 'area-order',
      severity: 'error',
      from: { path: `^${source}/${anyArea}/`, pathNot: support },
      to: { path: `^${source}/`, pathNot: `^${source}/(${[...below, ...areas].join('|')})/` },
    },
    {
      name: 'area-order',
      severity: 'error',
      from: { path: '.' },
      to: { path: `^${source}/`, pathNot: `^${source}/(${others.join('|')})(/|$)` },
    },
    {
      name: 'feature-index',
      severity: 'error',
      from: { path: `^${source}/${anyArea}/([^/]+)/` },
      to: {
        path: `^${source}/${anyArea}/[^/]+/`,
        pathNot: [`^${source}/$1/$2/`, `^${source}/${anyArea}/[^/]+/index\\.tsx?$`],
      },
    },
  ];
}

/** Features that need each other. Tests may look at both. */
const cycleRules: IForbiddenRuleType[] = areaPrograms.map(({ source }) => ({
  name: 'feature-cycles',
  severity: 'error',
  scope: 'folder',
  from: { path: `^${source}/${anyArea}/[^/]+$` },
  to: { circular: true },
}));

const leftOut = String.raw`(^|/)(dist|art-kit|fixtures)/|\.gen\.ts$`;

/** Throws when it saw no file: the rules would find nothing. */
async function cruiseFolders(
  root: string,
  folders: readonly string[],
  { forbidden, exclude }: { forbidden: IForbiddenRuleType[]; exclude: string },
): Promise<IViolation[]> {
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  if (there.length === 0) return [];
  const { output } = await cruise(there, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: exclude },
    outputType: 'json',
  });
  const found = (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult;
  if (found.modules.length === 0) throw new Error('dependency-cruiser saw no module');
  return found.summary.violations;
}

async function cruiseTree(root: string): Promise<IViolation[]> {
  const imports = [...workspaces.flatMap(workspaceRules), ...areaPrograms.flatMap(areaRules)];
  const programs = areaPrograms.map(({ source }) => source);
  return [
    ...(await cruiseFolders(root, sourceFolders, { forbidden: imports, exclude: leftOut })),
    ...(await cruiseFolders(root, programs, {
      forbidden: cycleRules,
      exclude: `${leftOut}|${support}`,
    })),
  ];
}

const cruised = new WeakMap<Project, Promise<IViolation[]>>();

/** Cruises a tree once for all rules. */
function cruiseOnce(project: Project): Promise<IViolation[]> {
  const violations = cruised.get(project) ?? cruiseTree(project.root);
  cruised.set(project, violations);
  return violations;
}

/** The line of the import that leads to a file; the first one when none is found by its path. */
function findImportLine(project: Project, from: string, to: string): number {
  const file = project.byPath.get(from);
  const found = file?.parsed.imports.find(({ specifier }) => {
    const target = resolveImport(from, specifier);
    return 'ours' in target ? target.ours === to : to.includes(`node_modules/${target.outside}/`);
  });
  return found?.line ?? 1;
}

const dependencyRule = (name: string, advice: string): Rule => ({
  name,
  check: async (project) => {
    const violations = await cruiseOnce(project);
    const breaches = violations
      .filter(({ rule }) => rule.name.split(' ')[0] === name)
      .map(({ from, to, cycle }): Violation => {
        const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' -> ') : to;
        return {
          file: from,
          line: findImportLine(project, from, to),
          message: `${path}: ${advice}`,
        };
      });
    return [...new Map(breaches.map((each) => [`${each.file}:${each.message}`, each])).values()];
  },
});

export const workspaceImports = dependencyRule(
  'workspace-imports',
  'not listed for this workspace in tools/architecture.ts',
);
export const areaOrder = dependencyRule(
  'area-order',
  'an area imports only areas to its left and lib/; services list the areas',
);
export const featureIndex = dependencyRule(
  'feature-index',
  'import the index.ts of a feature, not its inside',
);
export const featureCycles = dependencyRule(
  'feature-cycles',
  'two features that import each other are one, or need a hook of their area',
);

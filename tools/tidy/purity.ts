// Pure workspaces see only their arguments; elsewhere time and chance have one module each.
import type { Node } from 'oxc-parser';
import { getWorkspace } from './workspaces.ts';
import { isSuite, isTest } from './project.ts';
import type { Rule, SourceFile } from './project.ts';
import { isReference, getMemberName, walk } from './walk.ts';

const impure = new Set([
  'Temporal',
  'performance',
  'crypto',
  'process',
  'Buffer',
  'require',
  'console',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
]);

/** Whether a name is imported, or declared by a function or block around: then it is ours. */
function isOwn(name: string, parents: readonly Node[], file: SourceFile): boolean {
  const isNamed = (node: Node): boolean => node.type === 'Identifier' && node.name === name;
  const declares = (node: Node): boolean => {
    if ('params' in node && Array.isArray(node.params)) return node.params.some(isNamed);
    if (node.type !== 'Program' && node.type !== 'BlockStatement') return false;
    return node.body.some(
      (line) =>
        line.type === 'VariableDeclaration' && line.declarations.some(({ id }) => isNamed(id)),
    );
  };
  const isImported = file.parsed.imports.some(({ names }) =>
    names.some(({ local }) => local === name),
  );
  return isImported || parents.some(declares);
}

/** Calls of `Date` that depend on their arguments alone: neither clock nor time zone. */
const pureDateCalls = new Set(['Date.parse', 'Date.UTC']);

/** Whether a mention of `Date` reads the clock or the time zone, or hands on what can. */
function isImpureDate(parents: readonly Node[]): boolean {
  const [parent] = parents;
  if (!parent || parent.type === 'TSTypeReference') return false;
  if (parent.type === 'NewExpression') return parent.arguments.length !== 1;
  return !pureDateCalls.has(getMemberName(parent) ?? '');
}

export const purity: Rule = {
  name: 'purity',
  check: ({ scripts }) =>
    scripts.flatMap((file) => {
      if (!getWorkspace(file.path)?.pure || isTest(file.path)) return [];
      const found: { file: string; line: number; message: string }[] = [];
      walk(file.parsed.program, (node, parents) => {
        const at = { file: file.path, line: file.lineAt(node.start) };
        if (getMemberName(node) === 'Math.random') {
          found.push({ ...at, message: 'Math.random: take a random source as an argument' });
        } else if (node.type === 'ImportExpression') {
          found.push({ ...at, message: 'import(): pure code is imported at the top' });
        } else if (node.type === 'Identifier') {
          const isDate = node.name === 'Date' && isImpureDate(parents);
          if (!isDate && !impure.has(node.name)) return;
          if (!isReference(node, parents) || isOwn(node.name, parents, file)) return;
          found.push({ ...at, message: `${node.name}: take what it gives as an argument` });
        }
      });
      return found;
    }),
};

/** A program's one source of its clock or its randomness. */
const isSourceOfTimeOrChance = (path: string): boolean =>
  /^apps\/server\/src\/lib\/(clock|crypto\/random)\.ts$/.test(path) ||
  /^(apps|games)\/[^/]+\/src\/(shared\/)?clock\.ts$/.test(path) ||
  /^packages\/(ui|game-sdk|client)\/src\/clock\.ts$/.test(path);

const isElapsedTime = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'elapsedTime';

/** Finds what reads the clock or draws at random in a file, by the words that name it. */
function findClockAndRandom(file: SourceFile): { name: string; line: number }[] {
  const found: { name: string; line: number }[] = [];
  walk(file.parsed.program, (node) => {
    const line = file.lineAt(node.start);
    const name = getMemberName(node);
    if (name === 'Math.random' || name === 'Date.now' || name === 'Temporal.Now')
      found.push({ name, line });
    // Fastify counts it from the headers of a request: its body may come as late as a caller likes.
    else if (isElapsedTime(node)) found.push({ name: 'elapsedTime', line });
    else if (
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      node.arguments.length === 0 &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'Date'
    )
      found.push({ name: 'new Date()', line });
  });
  return found;
}

const aClock = 'a clock (lib/clock.ts, clock.ts)';
const sources: Readonly<Record<string, string>> = {
  'Math.random': 'a random source (lib/crypto/random.ts)',
  elapsedTime: 'the arrivedAt of the call',
};

export const clockAndRandom: Rule = {
  name: 'clock-and-random',
  check: ({ scripts }) =>
    scripts.flatMap((file) => {
      const isFree = isTest(file.path) || isSuite(file.path) || /^(tools|[^/]+$)/.test(file.path);
      if (isFree || isSourceOfTimeOrChance(file.path)) return [];
      return findClockAndRandom(file).map(({ name, line }) => {
        return { file: file.path, line, message: `${name}: take ${sources[name] ?? aClock}` };
      });
    }),
};

/** Tests that need the machine's clock or chance, each with its reason. */
const exemptTests: Readonly<Record<string, string>> = {
  'e2e/movable-clock.ts': 'it is the clock that journeys move',
  'e2e/page-clock.ts': 'it reads the clock of the page, which it has set',
};

/** The same input, clock and chance give a test the same verdict every time. */
export const testClockAndRandom: Rule = {
  name: 'test-clock-and-random',
  check: ({ scripts }) =>
    scripts.flatMap((file) => {
      if (!isTest(file.path) && !isSuite(file.path)) return [];
      const found = findClockAndRandom(file);
      if (file.path in exemptTests) {
        const message = 'it needs no exemption from this rule any more';
        return found.length > 0 ? [] : [{ file: file.path, line: 1, message }];
      }
      return found.map(({ name, line }) => {
        const source =
          name === 'Math.random'
            ? 'a seeded random'
            : "the test server's clock (ctx.clock) or a fixed Date";
        return { file: file.path, line, message: `${name}: take ${source}` };
      });
    }),
};

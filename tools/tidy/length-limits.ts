// How long a line, a function and a file may be.
import type { Node } from 'oxc-parser';
import { isGenerated, isTest } from './project.ts';
import type { Violation, Rule, SourceFile } from './project.ts';
import { walk } from './walk.ts';

const columnsMax = 100;
const functionLinesMax = 70;
const componentLinesMax = 120;
const fileLinesMax = 500;

const measured = /\.(ts|tsx|mts|mjs|js|css|sql|sh)$/;

/**
 * A line that no formatter can break: an address, a long string or pattern, an import, a drawing.
 */
function isUnbreakable(line: string): boolean {
  if (/https?:\/\/|url\(/.test(line)) return true;
  if (/^\s*(\/\/|\/?\*|--)/.test(line)) return false;
  return (
    /(['"`])[^'"`]{40,}\1|[(=,:[]\s*\/[^/\s]\S{40,}\/[a-z]*/.test(line) ||
    /^(import|export) .* from |^} from /.test(line) ||
    /^\s*([`'"]|<path |d=|[MmLl][\d.-])/.test(line)
  );
}

export const lineLength: Rule = {
  name: 'line-length',
  check: ({ files }) =>
    files
      .filter(({ path }) => measured.test(path) && !isGenerated(path))
      .flatMap((file) =>
        file.lines.flatMap((line, index) => {
          // A vowel sign stands with its letter, in no column of its own.
          const columns = Array.from(line.replaceAll(/\p{M}/gu, '')).length;
          if (columns <= columnsMax || isUnbreakable(line)) return [];
          const message = `${columns} columns: break the line at ${columnsMax}`;
          return [{ file: file.path, line: index + 1, message }];
        }),
      ),
};

/** The name a function is known by: its own, or that of the variable it is assigned to. */
function getName(node: Node, parents: readonly Node[]): string {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name;
  const holder = parents.find(({ type }) => type !== 'CallExpression');
  return holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier'
    ? holder.id.name
    : '';
}

/** `describe(…, () => { … })` groups tests; what counts is the length of each test in it. */
function isGroupOfTests(parents: readonly Node[]): boolean {
  const call = parents[0];
  if (call?.type !== 'CallExpression') return false;
  const callee = call.callee.type === 'MemberExpression' ? call.callee.property : call.callee;
  return callee.type === 'Identifier' && callee.name === 'describe';
}

function longFunctions(file: SourceFile): Violation[] {
  const breaches: Violation[] = [];
  walk(file.parsed.program, (node, parents) => {
    const isFunction =
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression';
    if (!isFunction) return;
    const line = file.lineAt(node.start);
    const lines = file.lineAt(node.end) - line + 1;
    const name = getName(node, parents);
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name);
    const isJourney = file.path.startsWith('e2e/');
    const max = isComponent || isJourney ? componentLinesMax : functionLinesMax;
    if (lines <= max || (isTest(file.path) && isGroupOfTests(parents))) return;
    const message = `${name || 'this function'} has ${lines} lines: split it, ${max} at most`;
    breaches.push({ file: file.path, line, message });
  });
  return breaches;
}

export const functionLength: Rule = {
  name: 'function-length',
  check: ({ scripts }) => scripts.flatMap(longFunctions),
};

export const fileLength: Rule = {
  name: 'file-length',
  check: ({ files }) =>
    files
      .filter(({ path }) => measured.test(path) && !isGenerated(path))
      .flatMap(({ path, text, lines }) => {
        const count = text.endsWith('\n') ? lines.length - 1 : lines.length;
        if (count <= fileLinesMax) return [];
        const message = `${count} lines: split the file, ${fileLinesMax} at most`;
        return [{ file: path, line: fileLinesMax + 1, message }];
      }),
};

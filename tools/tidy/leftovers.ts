// Marks of unfinished work and of checks that were switched off.
import type { Node } from 'oxc-parser';
import type { Violation, Rule, SourceFile } from './project.ts';
import { isScript } from './project.ts';
import { walk } from './walk.ts';

type Mark = { readonly pattern: RegExp; readonly instead: string };

const commentMarks: readonly Mark[] = [
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, instead: 'do it now, or leave it out' },
  { pattern: /@ts-ignore\b/, instead: 'give the compiler a type it can check' },
  { pattern: /@ts-expect-error\b/, instead: 'give the compiler a type it can check' },
  { pattern: /@ts-nocheck\b/, instead: 'give the compiler types it can check' },
  { pattern: /\beslint-disable/, instead: 'write oxlint-disable-next-line rule -- why' },
  {
    pattern: /\boxlint-disable(?!-(next-)?line \S+ -- \S)/,
    instead: 'write oxlint-disable-next-line rule -- why',
  },
];

const textMarks = commentMarks.slice(0, 1);
const plainText = /\.(css|sql|sh|html|yml|yaml|md)$/;

const runners = new Set(['test', 'it', 'describe', 'suite']);

/**
 * `test.skip(…)`, `describe.only(…)`, `test.describe.skip(…)`: the name of the mark, when it is
 * one.
 */
function switchedOff(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  const { name } = node.property;
  if (!['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails'].includes(name)) {
    return undefined;
  }
  let root: Node = node.object;
  while (root.type === 'MemberExpression' || root.type === 'CallExpression') {
    root = root.type === 'MemberExpression' ? root.object : root.callee;
  }
  return root.type === 'Identifier' && runners.has(root.name) ? `${root.name}.${name}` : undefined;
}

/** Names that are built here so that this file does not contain what it looks for. */
const rawHtml = ['dangerously', 'SetInnerHTML'].join('');

function codeMarks(file: SourceFile): Violation[] {
  const breaches: Violation[] = [];
  walk(file.parsed.program, (node) => {
    const at = { file: file.path, line: file.lineAt(node.start) };
    const off = switchedOff(node);
    if (off) breaches.push({ ...at, message: `${off}: a test runs or it goes` });
    if (node.type === 'TSAnyKeyword') {
      breaches.push({ ...at, message: 'any: write unknown and narrow it, or the type itself' });
    }
    if ('name' in node && node.name === rawHtml) {
      breaches.push({ ...at, message: `${rawHtml}: render elements, or sanitise in ui` });
    }
  });
  return breaches;
}

function marksIn(text: string, marks: readonly Mark[], getLine: (at: number) => number): string[] {
  return marks.flatMap(({ pattern, instead }) => {
    const hit = pattern.exec(text);
    return hit ? [`${getLine(hit.index)}:${hit[0]}: ${instead}`] : [];
  });
}

function commentBreaches(file: SourceFile): Violation[] {
  return file.parsed.comments.flatMap((comment) =>
    marksIn(comment.value, commentMarks, (at) => file.lineAt(comment.start + at)).map((found) => ({
      file: file.path,
      line: Number.parseInt(found, 10),
      message: found.replace(/^\d+:/, ''),
    })),
  );
}

export const leftoverMarks: Rule = {
  name: 'leftover-marks',
  check: ({ files, scripts }) => [
    ...scripts.flatMap((file) => [...commentBreaches(file), ...codeMarks(file)]),
    ...files
      .filter(({ path }) => plainText.test(path) && !isScript(path))
      .flatMap((file) =>
        file.lines.flatMap((text, index) =>
          marksIn(text, textMarks, () => index + 1).map((found) => ({
            file: file.path,
            line: index + 1,
            message: found.replace(/^\d+:/, ''),
          })),
        ),
      ),
  ],
};

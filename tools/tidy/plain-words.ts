// The words of comments, titles of tests and documents: a member, a guest and an operator are
// "they", and a sentence names who acts.
import type { Node } from 'oxc-parser';
import type { Violation, Rule, SourceFile } from './project.ts';
import { walk } from './walk.ts';

const instead: Readonly<Record<string, string>> = {
  he: 'write "they", or the noun',
  him: 'write "them", or the noun',
  himself: 'write "themselves", or the noun',
  his: 'write "their", or the noun',
  whoever: 'name who it is: the member, the caller, the first of two',
  whomever: 'name who it is: the member, the caller, the first of two',
  somebody: 'name who it is: a member, a visitor, an operator',
  nobody: 'write "no" and the noun: no member, no operator',
  anybody: 'write "any" and the noun: any visitor, any operator',
};
const odd = new RegExp(String.raw`(?<![\w-])(${Object.keys(instead).join('|')})(?![\w-])`, 'giu');

/** What is between backquotes or quotation marks is code or a quoted text, and may say it. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/`[^`\n]*`|"[^"\n]*"|“[^”]*”|‘[^’]*’/gu, (quoted) => ' '.repeat(quoted.length));

function breachesIn(file: SourceFile, text: string, offset: number): Violation[] {
  return [...withoutQuotes(text).matchAll(odd)].map(({ 0: word, index }) => ({
    file: file.path,
    line: file.lineAt(offset + index),
    message: `${word.toLowerCase()}: ${instead[word.toLowerCase()]}`,
  }));
}

const runners = new Set(['test', 'it', 'describe', 'suite']);

/** The title of `test('…')`, `describe.each(…)('…')` and their like; undefined: none. */
function getTitle(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  let root: Node = node.callee;
  while (root.type === 'MemberExpression' || root.type === 'CallExpression')
    root = root.type === 'MemberExpression' ? root.object : root.callee;
  if (root.type !== 'Identifier' || !runners.has(root.name)) return undefined;
  const [title] = node.arguments;
  return title?.type === 'Literal' || title?.type === 'TemplateLiteral' ? title : undefined;
}

function titleBreaches(file: SourceFile): Violation[] {
  const breaches: Violation[] = [];
  walk(file.parsed.program, (node) => {
    const title = getTitle(node);
    if (!title) return;
    const text = file.text.slice(title.start + 1, title.end - 1);
    breaches.push(...breachesIn(file, text, title.start + 1));
  });
  return breaches;
}

/** A migration that was applied keeps its text for ever, and so does what was told of a release. */
const isWritten = (path: string): boolean =>
  path.startsWith('packages/db/migrations/') || path === 'CHANGELOG.md';

export const plainWords: Rule = {
  name: 'plain-words',
  check: ({ files, scripts }) => [
    ...scripts.flatMap((file) => [
      ...file.parsed.comments.flatMap(({ value, start }) => breachesIn(file, value, start + 2)),
      ...titleBreaches(file),
    ]),
    ...files
      .filter(({ path }) => /\.(md|css|html|sh)$/.test(path) && !isWritten(path))
      .flatMap((file) => breachesIn(file, file.text, 0)),
  ],
};

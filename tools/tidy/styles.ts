// Styles know inline and block, never left and right: in some languages the page is turned around.
import type { Violation, Rule, SourceFile } from './project.ts';
import { walk } from './walk.ts';

const physical: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

/**
 * The logical property to write in place of a physical one; undefined when it is logical already.
 */
function logicalFor(property: string): string | undefined {
  const named = physical[property];
  if (named) return named;
  const sided = /^((?:scroll-)?(?:margin|padding)|border)-(left|right)(-[a-z]+)?$/.exec(property);
  if (!sided) return undefined;
  return `${sided[1]}-inline-${sided[2] === 'left' ? 'start' : 'end'}${sided[3] ?? ''}`;
}

const sides = /^(left|right)$/;
const fourSided = /^(margin|padding|inset|scroll-(margin|padding)|border-(width|style|color))$/;

/** Splits a value at its spaces, those inside brackets left alone. */
const getParts = (value: string): string[] =>
  value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

function complaint(property: string, value: string): string | undefined {
  const logical = logicalFor(property);
  if (logical) return `${property}: write ${logical}`;
  if (/^(text-align|float|clear)$/.test(property) && sides.test(value)) {
    const edge = value === 'left' ? 'start' : 'end';
    return `${property}: ${value}: write ${property === 'text-align' ? edge : `inline-${edge}`}`;
  }
  if (!fourSided.test(property)) return undefined;
  const [, right, , left] = getParts(value.replace(/\s*!important$/, ''));
  if (left === undefined || left === right) return undefined;
  const [stem = '', rest = ''] = property.split(/-(?=width|style|color)/);
  const both = ['block', 'inline'].map((axis) => [stem, axis, rest].filter(Boolean).join('-'));
  return `${property} with four values names left and right: write ${both.join(' and ')}`;
}

/** Blanks out what is not a declaration, keeping every offset. */
const withoutTexts = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );

function sheetBreaches(file: SourceFile): Violation[] {
  const declaration = /(?<=[{;\s]|^)([a-z-]+)\s*:\s*([^;{}]*)(?=[;}])/g;
  return [...withoutTexts(file.text).matchAll(declaration)].flatMap((match) => {
    const message = complaint(match[1] ?? '', (match[2] ?? '').trim());
    return message ? [{ file: file.path, line: file.lineAt(match.index), message }] : [];
  });
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Object literals given to a `style` attribute. */
function attributeBreaches(file: SourceFile): Violation[] {
  const breaches: Violation[] = [];
  walk(file.parsed.program, (node, parents) => {
    if (node.type !== 'Property' || node.computed) return;
    const attribute = parents.find(({ type }) => type === 'JSXAttribute');
    if (attribute?.type !== 'JSXAttribute' || attribute.name.name !== 'style') return;
    let key = '';
    if (node.key.type === 'Identifier') key = node.key.name;
    if (node.key.type === 'Literal') key = String(node.key.value);
    const value = node.value.type === 'Literal' ? String(node.value.value) : '';
    const message = complaint(kebab(key), value);
    if (message) breaches.push({ file: file.path, line: file.lineAt(node.start), message });
  });
  return breaches;
}

export const logicalStyles: Rule = {
  name: 'logical-styles',
  check: ({ files, scripts }) => [
    ...files.filter(({ path }) => path.endsWith('.css')).flatMap(sheetBreaches),
    ...scripts.filter(({ path }) => path.endsWith('.tsx')).flatMap(attributeBreaches),
  ],
};

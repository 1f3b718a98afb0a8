// What a formatted text is made of: the tags that the server keeps
// (apps/server/src/lib/clean-html.ts), so that a text which is opened and saved stays as it was.
import { Schema } from 'prosemirror-model';
import type { MarkSpec, NodeSpec } from 'prosemirror-model';

/** An element with this tag around its content, without attributes. */
const element = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

/** Attributes that are kept as they stand; an absent one stays absent. */
const attributes = (names: readonly string[]): NodeSpec => ({
  attrs: Object.fromEntries(names.map((name) => [name, { default: null }])),
});

const read = (names: readonly string[]) => (dom: HTMLElement) =>
  Object.fromEntries(names.map((name) => [name, dom.getAttribute(name)]));

const spans = ['colspan', 'rowspan'];
const cell = (tag: string): NodeSpec => ({
  content: 'block+',
  isolating: true,
  ...attributes(spans),
  parseDOM: [{ tag, getAttrs: read(spans) }],
  toDOM: (node) => [tag, node.attrs, 0],
});

const headings = [2, 3, 4];
const sizes = ['src', 'alt', 'width', 'height'];

const nodes = {
  doc: { content: 'block+' },
  paragraph: element('p', 'inline*', { group: 'block' }),
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: headings.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  bulletList: element('ul', 'listItem+', { group: 'block' }),
  orderedList: element('ol', 'listItem+', { group: 'block' }),
  listItem: element('li', 'paragraph block*', { defining: true }),
  blockquote: element('blockquote', 'block+', { group: 'block', defining: true }),
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: element('table', 'tablePart+', { group: 'block', isolating: true }),
  tableHead: element('thead', 'row+', { group: 'tablePart' }),
  tableBody: element('tbody', 'row+', { group: 'tablePart' }),
  row: element('tr', '(headCell | cell)*'),
  headCell: cell('th'),
  cell: cell('td'),
  figure: element('figure', '(block | caption)+', { group: 'block' }),
  caption: element('figcaption', 'inline*'),
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    ...attributes(sizes),
    parseDOM: [{ tag: 'img[src]', getAttrs: read(sizes) }],
    toDOM: ({ attrs }) => ['img', attrs],
  },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

/** A mark that is written with the first of these tags, and read from any of them. */
const mark = (...tags: readonly [string, ...string[]]): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: () => [tags[0], 0],
});

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: read(['href']) }],
    toDOM: ({ attrs }) => ['a', attrs, 0],
  },
  bold: mark('b', 'strong'),
  italic: mark('i', 'em'),
  underlined: mark('u'),
  struck: mark('s'),
  small: mark('small'),
  below: mark('sub'),
  above: mark('sup'),
  code: mark('code'),
} satisfies Record<string, MarkSpec>;

export const textSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

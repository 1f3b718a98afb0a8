// The editor of formatted texts. It is ProseMirror, and loaded when a form with such a field opens.
import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { textSchema } from './text-schema.ts';

/** What the buttons do. */
export type TextCommand =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'list'
  | 'steps'
  | 'undo'
  | 'redo';

/** What holds where the cursor is. */
export type TextState = {
  /** Formats that are on, and `undo` and `redo` while there is something for them. */
  readonly on: readonly TextCommand[];
  /** The address of the link; null outside a link. */
  readonly href: string | null;
};

export type TextEditorOptions = {
  readonly place: HTMLElement;
  readonly html: string;
  /** Makes nodes of HTML, without anything that may act or fetch. */
  readonly clean: (html: string) => DocumentFragment;
  /** The attributes of the box at this moment, for screen readers. */
  readonly attributes: () => Record<string, string>;
  readonly onChange: (html: string) => void;
  readonly onState: (state: TextState) => void;
};

export type TextEditor = {
  readonly run: (command: TextCommand) => void;
  /** Links what is selected, or changes or removes (null) the link that the cursor is in. */
  readonly setLink: (href: string | null) => void;
  /** Takes the attributes over anew. */
  readonly refresh: () => void;
  readonly destroy: () => void;
};

const { nodes, marks } = textSchema;
const parser = DOMParser.fromSchema(textSchema);
const serializer = DOMSerializer.fromSchema(textSchema);

/** Tags of other programs, with those that we have for the same. */
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  del: 's',
  strike: 's',
};

const renameTags = (html: string): string =>
  html.replaceAll(/<(\/?)(\w+)/gu, (tag, slash: string, name: string) => {
    const ours = renamed[name.toLowerCase()];
    return ours === undefined ? tag : `<${slash}${ours}`;
  });

/** Cells and items hold paragraphs here; one that stands alone is written without its tags. */
const lonely = 'li > p:first-child:not(:has(~ p)), :is(td, th) > p:only-child, figure > p:has(img)';

function getHtml(doc: Node): string {
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(doc.content));
  for (const paragraph of box.querySelectorAll(lonely))
    paragraph.replaceWith(...paragraph.childNodes);
  return box.innerHTML === '<p></p>' ? '' : box.innerHTML;
}

/** The innermost node of these types around the cursor, and how deep it lies. */
function around({ selection }: EditorState, ...types: readonly NodeType[]) {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, start: $from.before(depth) };
  }
  return null;
}

/** Makes a list of the paragraphs, another kind of list of a list, and paragraphs of its own. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = around(state, nodes.bulletList, nodes.orderedList);
    if (!list) return wrapInList(type)(state, dispatch, view);
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.start, type));
    return true;
  };

const getLevel = ({ selection }: EditorState): unknown => {
  const { parent } = selection.$from;
  return parent.type === nodes.heading ? parent.attrs['level'] : null;
};

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    getLevel(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

const commands: Readonly<Record<TextCommand, Command>> = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  list: toggleList(nodes.bulletList),
  steps: toggleList(nodes.orderedList),
  undo,
  redo,
};

const addBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

// Tab is left to the browser: it leads out of the box.
const plugins = [
  history(),
  keymap({
    'Mod-b': commands.bold,
    'Mod-i': commands.italic,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': addBreak,
    Enter: splitListItem(nodes.listItem),
  }),
  keymap(baseKeymap),
];

const marksAt = (state: EditorState) => {
  const { $from, empty, to } = state.selection;
  return (
    state.storedMarks ?? (empty ? $from.marks() : ($from.marksAcross(state.doc.resolve(to)) ?? []))
  );
};

function getState(state: EditorState): TextState {
  const at = marksAt(state);
  const link = marks.link.isInSet(at);
  const level = getLevel(state);
  const list = around(state, nodes.bulletList, nodes.orderedList)?.node.type;
  const on: Readonly<Record<TextCommand, boolean>> = {
    bold: marks.bold.isInSet(at) !== undefined,
    italic: marks.italic.isInSet(at) !== undefined,
    heading: level === 2,
    subheading: level === 3,
    list: list === nodes.bulletList,
    steps: list === nodes.orderedList,
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
  };
  const names = Object.keys(commands) as TextCommand[];
  return { on: names.filter((name) => on[name]), href: link ? String(link.attrs['href']) : null };
}

/** The link around the cursor, or what is selected. */
function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  if (!selection.empty) return selection;
  const { $from } = selection;
  const link = marks.link.isInSet($from.marks());
  let { pos: from, pos: to } = $from;
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    const isSame = link !== undefined && node.isText && link.isInSet(node.marks);
    if (isSame && at <= $from.pos && at + node.nodeSize >= $from.pos) {
      from = at;
      to = at + node.nodeSize;
    }
  });
  return { from, to };
}

function setLink(view: EditorView, href: string | null): void {
  const { state } = view;
  const { from, to } = linkRange(state);
  const change = state.tr.removeMark(from, to, marks.link);
  if (href !== null && from === to) {
    // Nothing is selected: the address itself becomes the text.
    change.insert(from, textSchema.text(href, [marks.link.create({ href })]));
  } else if (href !== null) change.addMark(from, to, marks.link.create({ href }));
  view.dispatch(change);
  view.focus();
}

/** Opens the editor in its place. */
export function createTextEditor(options: TextEditorOptions): TextEditor {
  const { place, html, clean, attributes, onChange, onState } = options;
  const view = new EditorView(place, {
    state: EditorState.create({ doc: parser.parse(clean(html)), plugins }),
    attributes,
    transformPastedHTML: (pasted) => {
      const box = document.createElement('div');
      box.append(clean(renameTags(pasted)));
      return box.innerHTML;
    },
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change));
      if (change.docChanged) onChange(getHtml(view.state.doc));
      onState(getState(view.state));
    },
  });
  return {
    run(command) {
      commands[command](view.state, view.dispatch, view);
      view.focus();
    },
    setLink: (href) => setLink(view, href),
    refresh: () => view.setProps({ attributes }),
    destroy: () => view.destroy(),
  };
}

// Reads translation files (gettext PO) and the arguments of their messages (ICU MessageFormat).
import type { SourceFile } from './project.ts';

export type Entry = {
  readonly line: number;
  /** What pairs an entry with its translation: context and id. */
  readonly key: string;
  readonly id: string;
  readonly text: string;
  readonly isFuzzy: boolean;
};

type Draft = { line: number; msgctxt: string; msgid: string; msgstr: string; isFuzzy: boolean };

const unquote = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => ({ n: '\n', t: '\t' })[letter] ?? letter);

/** The entries of a PO file, without its header and without obsolete ones. */
export function readEntries(file: SourceFile): Entry[] {
  const entries: Entry[] = [];
  let draft: Draft | undefined;
  let field: 'msgctxt' | 'msgid' | 'msgstr' = 'msgid';
  const blank = (line: number): Draft => ({
    line,
    msgctxt: '',
    msgid: '',
    msgstr: '',
    isFuzzy: false,
  });
  const close = (): void => {
    if (draft && draft.msgid !== '') {
      const { line, msgctxt, msgid, msgstr, isFuzzy } = draft;
      entries.push({ line, key: `${msgctxt}\u0004${msgid}`, id: msgid, text: msgstr, isFuzzy });
    }
    draft = undefined;
  };
  for (const [index, line] of file.lines.entries()) {
    const part = /^(msgctxt|msgid|msgstr)?\s*"(.*)"\s*$/.exec(line);
    if (line.trim() === '') close();
    else if (line.startsWith('#,')) {
      draft ??= blank(index + 1);
      draft.isFuzzy ||= /\bfuzzy\b/.test(line);
    } else if (part) {
      draft ??= blank(index + 1);
      const [, keyword, text = ''] = part;
      if (keyword === 'msgctxt' || keyword === 'msgid' || keyword === 'msgstr') field = keyword;
      if (keyword === 'msgid') draft.line = index + 1;
      draft[field] += unquote(text);
    }
  }
  close();
  return entries;
}

/** The end of the braces that open at `start`. */
function closing(message: string, start: number): number {
  let depth = 0;
  for (let at = start; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return message.length;
}

function collect(message: string, found: Set<string>): void {
  for (let at = message.indexOf('{'); at !== -1; at = message.indexOf('{', at + 1)) {
    const end = closing(message, at);
    const [, name = '', kind, rest = ''] =
      /^\s*([\w.]+)\s*(?:,\s*(\w+)\s*(?:,([\s\S]*))?)?$/.exec(message.slice(at + 1, end)) ?? [];
    if (name !== '') found.add(`{${name}}`);
    if (kind === 'plural' || kind === 'select' || kind === 'selectordinal') {
      for (let arm = rest.indexOf('{'); arm !== -1; arm = rest.indexOf('{', arm + 1)) {
        const armEnd = closing(rest, arm);
        collect(rest.slice(arm + 1, armEnd), found);
        arm = armEnd;
      }
    }
    at = end;
  }
}

/** `{name}` arguments and `<0>` elements of a message, sorted, each once. */
export function getPlaceholders(message: string): string[] {
  const found = new Set<string>();
  collect(message, found);
  for (const [tag] of message.matchAll(/<\/?\d+\/?>/g)) found.add(tag);
  return [...found].toSorted();
}

/**
 * Characters that no text may have: control characters but tab and line breaks, halves of surrogate
 * pairs, and noncharacters. PostgreSQL stores neither U+0000 nor a lone surrogate. Joiners (U+200C,
 * U+200D) stay: Bengali is written with them.
 */
const unreadable = /[[\p{Cc}--[\t\n\r]]\p{Cs}\p{Noncharacter_Code_Point}]/v;

/** Whether a text can be stored and shown. */
export const isReadable = (text: string): boolean => !unreadable.test(text);

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** Whether each text in a parsed value is readable, names of fields included, at any depth. */
export function isReadableThroughout(value: unknown): boolean {
  // A list of its own instead of recursion: a body may nest deeper than the stack allows.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isReadable(next)) return false;
    if (!isContainer(next)) continue;
    for (const [name, part] of Object.entries(next)) {
      if (!isReadable(name)) return false;
      waiting.push(part);
    }
  }
  return true;
}

/** Names the fields of a parsed body, query or path that hold unreadable text. */
export function findUnreadableFields(input: unknown): string[] {
  if (!isContainer(input)) return [];
  return Object.entries(input)
    .filter(([name, value]) => !isReadable(name) || !isReadableThroughout(value))
    .map(([name]) => name.replaceAll(new RegExp(unreadable, 'gv'), '\u{FFFD}'));
}

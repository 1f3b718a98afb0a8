// Texts that operators write, with names in braces for what differs from reader to reader.
import type { LocalText } from '../lib/shapes.ts';

const placeholder = /\{([A-Za-z]\w{0,39})\}/gu;

/** Returns the names that a text has in braces; null when a brace encloses anything else. */
export function findNames(text: LocalText): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const written of [text.bn, text.en]) {
    if (/[{}]/u.test(written.replace(placeholder, ''))) return null;
    for (const [, name = ''] of written.matchAll(placeholder)) names.add(name);
  }
  return names;
}

/** Replaces names by their values; a name without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

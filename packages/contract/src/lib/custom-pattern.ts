/**
 * Patterns that operators write themselves. They look like regular expressions without groups and
 * alternatives, and are matched in time that grows with the text's length and no faster: whatever
 * is written here, no text holds the server.
 */

/** One place of a pattern: which characters it takes, and how many of them. */
type Step = {
  readonly accepts: (character: string) => boolean;
  readonly min: number;
  readonly max: number;
};

/** A pattern that has been read. */
export type OwnPattern = readonly Step[];

export const ownPatternMax = 200;
const stepsMax = 40;

/** A class, a property, an escape, or a character that means itself. */
const atomForm = new RegExp(
  [
    String.raw`\[\^?(?:\\[dwsDWS\\\][^.-]|\\p\{[A-Za-z_=]{1,40}\}|[^\\\][])+\]`,
    String.raw`\\p\{[A-Za-z_=]{1,40}\}`,
    String.raw`\\[dwsDWS\\^$.*+?()[\]{}|/]`,
    String.raw`\.`,
    String.raw`[^\\^$.*+?()[\]{}|]`,
  ].join('|'),
  'uy',
);
const countForm = /[*+?]|\{(?<least>\d{1,3})(?<open>,(?<most>\d{1,3})?)?\}/y;

function parseCount(match: RegExpExecArray | null): Pick<Step, 'min' | 'max'> {
  if (!match) return { min: 1, max: 1 };
  if (match[0] === '*') return { min: 0, max: Infinity };
  if (match[0] === '+') return { min: 1, max: Infinity };
  if (match[0] === '?') return { min: 0, max: 1 };
  const { least, open, most } = match.groups ?? {};
  const min = Number(least);
  if (open === undefined) return { min, max: min };
  return { min, max: most === undefined ? Infinity : Number(most) };
}

/** Which characters an atom takes; null where it is none. A look at one character ends at once. */
function readAtom(atom: string): Step['accepts'] | null {
  try {
    const form = new RegExp(`^${atom}$`, 'u');
    return (character) => form.test(character);
  } catch {
    return null;
  }
}

/** Reads a pattern; null where it is not one. A text must match from its beginning to its end. */
export function readOwnPattern(source: string): OwnPattern | null {
  if (source.length > ownPatternMax) return null;
  const text = source.replace(/^\^/u, '').replace(/((?:^|[^\\])(?:\\\\)*)\$$/u, '$1');
  const steps: Step[] = [];
  let at = 0;
  while (at < text.length) {
    atomForm.lastIndex = at;
    const atom = atomForm.exec(text)?.[0];
    const accepts = atom === undefined ? null : readAtom(atom);
    if (atom === undefined || !accepts) return null;
    countForm.lastIndex = at + atom.length;
    const counted = countForm.exec(text);
    const count = parseCount(counted);
    if (count.min > count.max || steps.length === stepsMax) return null;
    steps.push({ accepts, ...count });
    at += atom.length + (counted?.[0].length ?? 0);
  }
  return steps.length === 0 ? null : steps;
}

/** From the places where a step may begin, those where it may end. */
function ends(begins: readonly boolean[], { accepts, min, max }: Step, text: readonly string[]) {
  const before = [0];
  for (const may of begins) before.push((before.at(-1) ?? 0) + Number(may));
  let run = 0;
  return begins.map((_, at) => {
    const last = text[at - 1];
    if (last !== undefined && !accepts(last)) run = at;
    const from = Math.max(run, at - max);
    const to = at - min;
    return to >= from && (before[to + 1] ?? 0) > (before[from] ?? 0);
  });
}

/** Whether the whole text is as the pattern says. */
export function matchesOwnPattern(pattern: OwnPattern, text: string): boolean {
  const characters = [...text];
  let may: readonly boolean[] = [true, ...characters.map(() => false)];
  for (const step of pattern) may = ends(may, step, characters);
  return may.at(-1) === true;
}

/** What is put around a selection. */
export type Wrapping = {
  readonly before: string;
  readonly after: string;
  /** Each line becomes an element of this name. */
  readonly each?: string;
  /** It stands on lines of its own. */
  readonly alone?: boolean;
};

type Wrapped = { readonly text: string; readonly start: number; readonly end: number };

/** Puts a format around the selected part of a text; what was selected stays selected. */
export function wrapSelection(
  text: string,
  start: number,
  end: number,
  { before, after, each, alone = false }: Wrapping,
): Wrapped {
  const selected = text.slice(start, end);
  const inner =
    each === undefined
      ? selected
      : selected
          .split('\n')
          .map((line) => `<${each}>${line}</${each}>`)
          .join('\n');
  const lead = alone && start > 0 && text[start - 1] !== '\n' ? '\n' : '';
  const tail = alone && text[end] !== '\n' && end < text.length ? '\n' : '';
  const from = start + lead.length + before.length;
  return {
    text: text.slice(0, start) + lead + before + inner + after + tail + text.slice(end),
    start: from,
    end: from + inner.length,
  };
}

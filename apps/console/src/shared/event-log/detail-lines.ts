import { isSame } from '../edits/compare-drafts.ts';

/** One fact of an event: where it stands in the detail, and its value as text. */
export type DetailLine = { readonly name: string; readonly value: string };

/** What an event changed: a value before and after. */
export type ChangeLine = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (isTexts(value)) return value.join(' · ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Lists the values of a detail, each under the names that lead to it: "open.before". */
function getLines(value: unknown, name: string): DetailLine[] {
  if (!isContainer(value) || Object.keys(value).length === 0)
    return name === '' ? [] : [{ name, value: textOf(isContainer(value) ? null : value) }];
  return Object.entries(value).flatMap(([key, part]) =>
    getLines(part, name === '' ? key : `${name}.${key}`),
  );
}

/** Lists what differs between a thing before and after. */
function diffValues(before: unknown, after: unknown): ChangeLine[] {
  if (!isContainer(before) && !isContainer(after))
    return [{ name: '', before: textOf(before), after: textOf(after) }];
  const [old, fresh] = [before, after].map((value) => (isContainer(value) ? value : {}));
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])];
  return names
    .filter((name) => !isSame(old?.[name], fresh?.[name]))
    .map((name) => ({ name, before: textOf(old?.[name]), after: textOf(fresh?.[name]) }));
}

/** Takes the detail of an event apart into what changed and what else is known. */
export function readDetail(detail: Readonly<Record<string, unknown>>): {
  changes: ChangeLine[];
  lines: DetailLine[];
} {
  const { before, after, ...rest } = detail;
  const hasChange = 'before' in detail && 'after' in detail;
  return {
    changes: hasChange ? diffValues(before, after) : [],
    lines: getLines(hasChange ? rest : detail, ''),
  };
}

import { importMaxGames } from '@khelaghor/contract/play/lobby-terms.ts';
import { importedGame } from '@khelaghor/contract/play/games-admin.ts';
import type { ImportedGame, ImportFault } from '@khelaghor/contract/play/games-admin.ts';
import { readCsv } from '../../lib/read-csv.ts';

/** One line of an import before it is judged, with the line that it stands on. */
type Line = { line: number; value: unknown };

type Lines = { ok: true; lines: Line[] } | { ok: false; fault: ImportFault };

const fields: ReadonlySet<string> = new Set(Object.keys(importedGame.shape));
const numbers: ReadonlySet<string> = new Set(['rtpHundredths', 'minLineNum']);
const flags: ReadonlySet<string> = new Set(['isHot', 'opensVendorList']);
const truths: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  '0': false,
  false: false,
};

const at = (line: number, field: string, fault: ImportFault['fault']): ImportFault => ({
  line,
  field,
  fault,
});

function jsonLines(text: string): Lines {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: at(1, '', 'unreadable') };
  }
  const list: unknown =
    Array.isArray(value) || typeof value !== 'object' || value === null
      ? value
      : (value as { games?: unknown }).games;
  if (!Array.isArray(list)) return { ok: false, fault: at(1, 'games', 'missing') };
  return {
    ok: true,
    lines: list.map((one: unknown, index) => ({ line: index + 1, value: one })),
  };
}

/** A cell as the field wants it; an empty one is as if it were not there. */
function getCell(field: string, cell: string): unknown {
  if (numbers.has(field)) return /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
  if (flags.has(field)) return truths[cell.toLowerCase()] ?? cell;
  return cell;
}

function csvLines(text: string): Lines {
  const rows = readCsv(text);
  if (!rows) return { ok: false, fault: at(1, '', 'unreadable') };
  const [head, ...body] = rows;
  if (!head) return { ok: false, fault: at(1, '', 'missing') };
  const names = head.cells.map((name) => name.trim());
  const lines = body
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }): Line => {
      const given = names.flatMap((name, index): [string, unknown][] => {
        const cell = (cells[index] ?? '').trim();
        return cell === '' ? [] : [[name, getCell(name, cell)]];
      });
      const extra = cells.length > names.length ? [['', true] as [string, unknown]] : [];
      return { line, value: Object.fromEntries([...given, ...extra]) };
    });
  return { ok: true, lines };
}

/** What is wrong with one line; nothing when it is a game. */
function getFaults({ line, value }: Line): ImportFault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [at(line, '', 'unreadable')];
  const strange = Object.keys(value).filter((name) => !fields.has(name));
  if (strange.length > 0)
    return strange.map((name) => at(line, name.slice(0, 40), 'unknown_field'));
  const parsed = importedGame.safeParse(value);
  if (parsed.success) return [];
  const given = value as Record<string, unknown>;
  const named = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')));
  return [...named].map((name) =>
    at(line, name, given[name] === undefined ? 'missing' : 'invalid'),
  );
}

/**
 * Reads a list of games that an operator brings. All faults are named with their line, so that
 * they can be put right in one go; with any there are no games.
 */
export function readImport(
  format: 'json' | 'csv',
  text: string,
): { games: ImportedGame[]; faults: ImportFault[] } {
  const read = format === 'json' ? jsonLines(text) : csvLines(text);
  if (!read.ok) return { games: [], faults: [read.fault] };
  const { lines } = read;
  if (lines.length === 0) return { games: [], faults: [at(1, 'games', 'missing')] };
  if (lines.length > importMaxGames)
    return { games: [], faults: [at(importMaxGames + 1, '', 'too_many')] };
  const faults = lines.flatMap(getFaults);
  const games = lines.flatMap(({ value }) => {
    const parsed = importedGame.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  if (faults.length > 0) return { games: [], faults };
  const seen = new Set<string>();
  const repeated = games.flatMap(({ vendorGameCode }, index) => {
    const isKnown = seen.has(vendorGameCode);
    seen.add(vendorGameCode);
    return isKnown ? [at(lines[index]?.line ?? 1, 'vendorGameCode', 'repeated')] : [];
  });
  return repeated.length > 0 ? { games: [], faults: repeated } : { games, faults: [] };
}

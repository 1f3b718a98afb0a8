import type { GameClassify } from '@khelaghor/contract/play/games.ts';
import { gameClasses } from '@khelaghor/contract/play/lobby-terms.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';

/** The search parameters of a lobby. Malformed ones are dropped. */
export type LobbySearch = {
  /** One vendor's games only. */
  readonly vassalage?: string;
  readonly classify?: GameClassify;
  /** Only games with a stake of this much, in minor units. */
  readonly minBet?: string;
  readonly minLineNum?: number;
  readonly name?: string;
  /** The member's favourites only. */
  readonly mine?: true;
  /** The games that the member opened last only. */
  readonly recent?: true;
  /** The page to begin with. */
  readonly page: number;
};

/** Maximum length of a searched name, in letters: no game has a longer one. */
export const nameMax = 100;
const pageMax = 10_000;

const classes: ReadonlySet<string> = new Set(gameClasses);

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The searched name as it stands in the address: without unseen marks, cut to its maximum. */
export const normalizeName = (typed: string): string =>
  [...toVisibleText(typed)].slice(0, nameMax).join('').trim();

/** A whole number from 1 to `max` in the address, or null. */
function readInteger(value: unknown, max: number): number | null {
  const text = readText(value);
  if (!/^[1-9]\d{0,8}$/u.test(text)) return null;
  return Number(text) <= max ? Number(text) : null;
}

/** Reads the search parameters of a lobby. */
export function readLobbySearch(search: Readonly<Record<string, unknown>>): LobbySearch {
  const vassalage = readText(search['vassalage']).toUpperCase();
  const classify = readText(search['gameClassify']);
  const minBet = readText(search['minBet']);
  const minLineNum = readInteger(search['minLineNum'], 100_000);
  const name = normalizeName(readText(search['gameName']));
  return {
    ...(/^[A-Z0-9_]{2,24}$/u.test(vassalage) && { vassalage }),
    ...(classes.has(classify) && { classify: classify as GameClassify }),
    ...(/^[1-9]\d{0,14}$/u.test(minBet) && { minBet }),
    ...(minLineNum !== null && { minLineNum }),
    ...(name !== '' && { name }),
    ...(search['mine'] === '1' && { mine: true as const }),
    ...(search['recent'] === '1' && { recent: true as const }),
    page: readInteger(search['page'], pageMax) ?? 1,
  };
}

/** Visitors have no games of their own: they see a lobby without these filters. */
export function dropOwn(search: LobbySearch): LobbySearch {
  const { mine: _mine, recent: _recent, ...others } = search;
  return others;
}

/** Writes the search parameters, without the page: a changed filter starts at the first page. */
export function getLobbyAddress(search: Omit<LobbySearch, 'page'>): Record<string, string> {
  const { vassalage, classify, minBet, minLineNum, name, mine, recent } = search;
  return {
    ...(vassalage !== undefined && { vassalage }),
    ...(classify !== undefined && { gameClassify: classify }),
    ...(minBet !== undefined && { minBet }),
    ...(minLineNum !== undefined && { minLineNum: String(minLineNum) }),
    ...(name !== undefined && { gameName: name }),
    ...(mine === true && { mine: '1' }),
    ...(recent === true && { recent: '1' }),
  };
}

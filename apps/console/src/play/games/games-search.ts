import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { categories } from '../../shared/category-labels.ts';

export const gameStates = ['open', 'maintenance', 'closed'] as const;
export type GameState = (typeof gameStates)[number];

/** What the address of the list says. */
export type GamesSearch = {
  readonly page: number;
  readonly gameType?: GameCategory;
  readonly vendor?: string;
  readonly text?: string;
  readonly state?: GameState;
  /** The game that is being changed. */
  readonly edit?: string;
};

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads an address; whatever in it makes no sense is left out. */
export function readGamesSearch(search: Record<string, unknown>): GamesSearch {
  const page = Number(search['page']);
  const gameType = categories.find((one) => one === search['gameType']);
  const state = gameStates.find((one) => one === search['state']);
  const vendor = readText(search['vendor']);
  const text = readText(search['text']).slice(0, 100);
  const edit = readText(search['edit']);
  return {
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    ...(gameType && { gameType }),
    ...(state && { state }),
    ...(/^[a-z0-9]{2,24}$/u.test(vendor) && { vendor }),
    ...(text !== '' && { text }),
    ...(/^[a-z0-9]{2,24}$/u.test(edit) && { edit }),
  };
}

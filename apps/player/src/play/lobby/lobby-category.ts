import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { paths } from '../../shared/paths.ts';

/** The category of each lobby, by its path. */
const byPath: Readonly<Record<string, GameCategory>> = {
  [paths.elott]: 'ELOTT',
  [paths.live]: 'LIVE',
  [paths.sports]: 'SPORTS',
  [paths.fish]: 'FISH',
  [paths.rng]: 'RNG',
  [paths.pvp]: 'PVP',
  [paths.esports]: 'ESPORTS',
  [paths.cockfight]: 'COCKFIGHT',
};

/** Which lobby an address is of; that of slots when it is none. */
export const getCategory = (pathname: string): GameCategory =>
  byPath[pathname.replace(/\/+$/u, '')] ?? 'RNG';

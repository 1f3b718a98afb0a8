import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { GameCategory, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Context } from '../../lib/context.ts';
import { listFirstGames } from './store.ts';
import { getGameCard } from './game-card.ts';

type GameMenu = {
  gameGroupCode: GameCategory;
  labelName: LocalText;
  games: GameCard[];
  count: number;
};

/** A row of the home page shows so many at most; the lobby of the category has all of them. */
const perCategory = 24;

/** The names of the kinds of games, as the lobby's rows have them. */
export const categoryLabels: Record<GameCategory, LocalText> = {
  LOTT: { bn: 'লটারি', en: 'Lottery' },
  ELOTT: { bn: 'ই-লটারি', en: 'E-lottery' },
  SPORTS: { bn: 'খেলাধুলা', en: 'Sports' },
  ESPORTS: { bn: 'ই-স্পোর্টস', en: 'E-sports' },
  COCKFIGHT: { bn: 'মোরগ লড়াই', en: 'Cockfight' },
  LIVE: { bn: 'লাইভ ক্যাসিনো', en: 'Live casino' },
  FISH: { bn: 'ফিশিং', en: 'Fishing' },
  PVP: { bn: 'তাসের আসর', en: 'Card rooms' },
  RNG: { bn: 'স্লট', en: 'Slots' },
  INHOUSE: { bn: 'ঘরের খেলা', en: 'In-house games' },
};

/** The home page: a row for each category that has a game to play, games in their chosen order. */
export async function readGameMenus(ctx: Context): Promise<{ gameMenus: GameMenu[] }> {
  const rows = await listFirstGames(ctx.db, perCategory);
  const cards = rows.map((row) => ({ card: getGameCard(row), count: Number(row.count) }));
  const menus: GameMenu[] = [];
  for (const category of gameCategory.options) {
    const own = cards.filter(({ card }) => card.gameType === category);
    if (own.length === 0) continue;
    menus.push({
      gameGroupCode: category,
      labelName: categoryLabels[category],
      games: own.map(({ card }) => card),
      count: Math.max(own.length, ...own.map(({ count }) => count)),
    });
  }
  return { gameMenus: menus };
}

import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { GameSign } from '@khelaghor/ui/game-card/game-card.tsx';

/**
 * The sign on the poster of a lottery that shares it with others, by its title, "K3, 45 seconds".
 * Undefined for a game with a poster of its own: one of its name, or one that was brought.
 */
export function getSign(
  { launch, gameCode, picture }: Pick<GameCard, 'launch' | 'gameCode' | 'picture'>,
  title: string,
): GameSign | undefined {
  if (launch !== 'lottery' || picture === gameCode || picture.includes('/')) return undefined;
  const [name = title, ...rest] = title.split(', ');
  return { name, note: rest.join(', ') };
}

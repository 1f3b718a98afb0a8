import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import { paths } from './paths.ts';
import { isTrial } from './demo.ts';

/** The fields of a game that a launch needs. */
export type Launched = Pick<
  GameCard,
  | 'gameCode'
  | 'gameType'
  | 'vassalage'
  | 'launch'
  | 'defaultPlayType'
  | 'accountTypeName'
  | 'isGame'
>;

/** Where a click on a game's card leads. */
export type LaunchPlan =
  | { readonly go: 'page'; readonly to: string; readonly search: Readonly<Record<string, string>> }
  /** To the login, and then to a page, if it is one. */
  | { readonly go: 'login'; readonly next: string | null }
  /** To the vendor's slots; the vendor is remembered. */
  | { readonly go: 'slots'; readonly vassalage: string }
  /** To the list of a vendor's games, over the page. */
  | { readonly go: 'list'; readonly vassalage: string }
  /** Into a window of its own. */
  | { readonly go: 'window'; readonly gameId: string }
  /** A demo player needs an account of their own. */
  | { readonly go: 'true-account' };

const house = 'KHELAGHOR';

/** The plan for a player without restrictions. */
function getPlan(game: Launched): LaunchPlan {
  const { gameCode, gameType, vassalage, launch, defaultPlayType, accountTypeName } = game;
  // Special account types come first: their games look like lotteries too.
  if (accountTypeName === 'TCG_SEA') return { go: 'window', gameId: gameCode };
  if (accountTypeName === 'TCG_LOTTO_VN')
    return { go: 'page', to: paths.vnlottery, search: { gameCode } };
  if (game.isGame === 'VASSALAGE')
    return gameType === 'RNG' ? { go: 'slots', vassalage } : { go: 'list', vassalage };
  if (isOurLottery(game))
    return {
      go: 'page',
      to: paths.lottery,
      search: { gameCode, ...(defaultPlayType !== null && { playType: defaultPlayType }) },
    };
  if (launch === 'popup') return { go: 'window', gameId: gameCode };
  if (launch === 'route') return { go: 'page', to: paths.seamless, search: { gameId: gameCode } };
  return { go: 'page', to: paths.game, search: { gameId: gameCode } };
}

/** A vendor's lottery runs in the vendor's own page; only ours has a board on this site. */
const isOurLottery = ({ gameType, vassalage, launch }: Launched): boolean =>
  launch === 'lottery' || (vassalage === house && (gameType === 'LOTT' || gameType === 'ELOTT'));

/**
 * Where a click on a game's card leads, for a visitor (null) or a member. Lists of games are open
 * to everyone, and an in-house game shows a visitor its rules; other games ask a visitor to log in
 * first, and continue from there.
 */
export function getLaunchPlan(game: Launched, member: Pick<MemberInfo, 'type'> | null): LaunchPlan {
  const plan = getPlan(game);
  if (plan.go === 'slots' || plan.go === 'list') return plan;
  const isOurs = plan.go === 'page' && plan.to === paths.game && game.vassalage === house;
  if (isOurs) return plan;
  if (member === null) {
    if (plan.go !== 'page') return { go: 'login', next: null };
    return { go: 'login', next: `${plan.to}?${new URLSearchParams(plan.search).toString()}` };
  }
  if (isTrial(member) && game.vassalage !== house) return { go: 'true-account' };
  return plan;
}

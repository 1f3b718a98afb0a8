import type { GameClassify } from '@khelaghor/contract/play/games.ts';
import type { AdminGame } from '@khelaghor/contract/play/games-admin.ts';
import type * as contract from '@khelaghor/contract/play/games-admin.ts';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
import type { GameState } from './games-search.ts';

/** A game while it is edited. */
export type GameDraft = {
  readonly title: LocalText;
  readonly picture: { readonly name: string; readonly image: StoredImage | null };
  readonly isHot: boolean;
  readonly sort: string;
  readonly gameClassify: GameClassify | null;
  /** In taka, as typed. */
  readonly minBet: string;
  readonly minLineNum: string;
  /** The maximum win, in whole taka; null: a game of ours has none. */
  readonly winMax: string | null;
  readonly state: GameState;
  readonly maintenanceEndsAt: string | null;
};

export const getState = ({ open, maintenance }: AdminGame): GameState =>
  open ? 'open' : maintenance ? 'maintenance' : 'closed';

/** Minor units in the form of typed input: "1050" is "10.50". */
const toTaka = (text: string | null): string =>
  text === null ? '' : (Number(text) / 100).toFixed(2).replace(/\.00$/u, '');

export const getDraft = (game: AdminGame): GameDraft => ({
  title: game.title,
  picture: { name: game.picture, image: null },
  isHot: game.isHot === 1,
  sort: String(game.sort),
  gameClassify: game.gameClassify,
  minBet: toTaka(game.minBet),
  minLineNum: game.minLineNum === null ? '' : String(game.minLineNum),
  winMax: game.vendor === null ? null : toTaka(game.winMax),
  state: getState(game),
  maintenanceEndsAt: game.maintenance?.endsAt ?? null,
});

type Body = BodyOf<typeof contract.changeGame>;

const getCeiling = (taka: string) => ({
  winMax: taka === '' ? null : String(BigInt(taka) * 100n),
});

/** The request body; null when the minimum stake is no amount. */
export function getBody(draft: GameDraft, begun: GameDraft): Body | null {
  const stake = parseTaka(draft.minBet);
  if (draft.minBet !== '' && (!stake.ok || stake.value <= 0n)) return null;
  return {
    titleBn: draft.title.bn,
    titleEn: draft.title.en,
    isHot: draft.isHot,
    sort: Number(draft.sort || '0'),
    gameClassify: draft.gameClassify,
    minBet: stake.ok ? formatMinor(stake.value) : null,
    minLineNum: draft.minLineNum === '' ? null : Number(draft.minLineNum),
    state: draft.state,
    maintenanceEndsAt: draft.state === 'maintenance' ? draft.maintenanceEndsAt : null,
    ...(draft.winMax !== null && draft.winMax !== begun.winMax && getCeiling(draft.winMax)),
    // The URL of a stored file is not a name that the server takes.
    ...(draft.picture.name !== begun.picture.name && { picture: draft.picture.name }),
  };
}

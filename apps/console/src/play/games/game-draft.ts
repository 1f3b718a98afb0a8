import { gamesAdminUpdateForm } from '@khelaghor/client/forms.gen.ts';
import type { GameClassify } from '@khelaghor/contract/play/games.ts';
import type { AdminGame, GameFields, LaunchAccount } from '@khelaghor/contract/play/games-admin.ts';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { readCount, readLimitText } from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';
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
  /** The maximum win in taka, as typed; null: a game of ours has none. */
  readonly winMax: string | null;
  readonly state: GameState;
  readonly maintenanceEndsAt: string | null;
  readonly opensVendorList: boolean;
  readonly accountType: LaunchAccount | null;
};

const launchAccounts = gamesAdminUpdateForm.accountType.choices;

export const getState = ({ open, maintenance }: AdminGame): GameState =>
  open ? 'open' : maintenance ? 'maintenance' : 'closed';

export const getDraft = (game: AdminGame): GameDraft => ({
  title: game.title,
  picture: { name: game.picture, image: null },
  isHot: game.isHot === 1,
  sort: String(game.sort),
  gameClassify: game.gameClassify,
  minBet: writeTaka(game.minBet),
  minLineNum: game.minLineNum === null ? '' : String(game.minLineNum),
  winMax: game.vendor === null ? null : writeTaka(game.winMax),
  state: getState(game),
  maintenanceEndsAt: game.maintenance?.endsAt ?? null,
  opensVendorList: game.isGame === 'VASSALAGE',
  accountType: launchAccounts.find((account) => account === game.accountTypeName) ?? null,
});

const { minLineNum: lineBounds, sort: sortBounds } = gamesAdminUpdateForm;

/** The figures of a draft, null for an empty field that may be; undefined: it is refused. */
export const readFigures = (draft: GameDraft) => ({
  sort: readCount(draft.sort, sortBounds),
  minBet: readLimitText(draft.minBet),
  minLineNum: draft.minLineNum.trim() === '' ? null : readCount(draft.minLineNum, lineBounds),
  winMax: readLimitText(draft.winMax ?? ''),
});

/** What the server takes of a draft; null when a figure is refused. */
export function getBody(draft: GameDraft): GameFields | null {
  const { sort, minBet, minLineNum, winMax } = readFigures(draft);
  if (sort === undefined || minBet === undefined) return null;
  if (minLineNum === undefined || winMax === undefined) return null;
  return {
    titleBn: draft.title.bn,
    titleEn: draft.title.en,
    isHot: draft.isHot,
    sort,
    gameClassify: draft.gameClassify,
    minBet,
    minLineNum,
    state: draft.state,
    maintenanceEndsAt: draft.state === 'maintenance' ? draft.maintenanceEndsAt : null,
    winMax,
    opensVendorList: draft.opensVendorList,
    accountType: draft.accountType,
    // The URL of a stored file is not a name that the server takes: it is sent when it changed.
    picture: draft.picture.name,
  };
}

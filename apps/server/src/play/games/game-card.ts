import { gameClassify } from '@khelaghor/contract/play/games.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { vendorGroups } from '@khelaghor/contract/play/lobby-terms.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';

/** What a card is made of: a row of the table of games. */
export type GameRow = {
  code: string;
  vassalage: string;
  favouriteKey: number;
  gameType: string;
  titleBn: string;
  titleEn: string;
  picture: string;
  isHot: boolean;
  rtpHundredths: number | null;
  launch: string;
  defaultPlayType: string | null;
  accountType: string | null;
  opensVendorList: boolean;
  gameClassify: string | null;
  minBetMinor: bigint | null;
  minLineNum: number | null;
  open: boolean;
  maintenanceEndsAt: Date | null;
};

/** Vendors whose sports stand in a lobby of their own, by that lobby. */
const grouped = Object.entries(vendorGroups) as [keyof typeof vendorGroups, readonly string[]][];

/** All vendors of sports that the lobby of sports itself leaves to others. */
export const groupedVendors: readonly string[] = grouped.flatMap(([, vendors]) => vendors);

/** The lobby in which a vendor's games of a category stand. */
export function getLobby(gameType: GameCategory, vassalage: string): GameCategory {
  if (gameType !== 'SPORTS') return gameType;
  return grouped.find(([, vendors]) => vendors.includes(vassalage))?.[0] ?? gameType;
}

const launches: ReadonlySet<string> = new Set<GameCard['launch']>(['lottery', 'route', 'popup']);

/** How a game of the table opens; what the table does not know is a frame. */
export const getLaunch = (launch: string): GameCard['launch'] =>
  launches.has(launch) ? (launch as GameCard['launch']) : 'iframe';

/** A game as its card shows it. Who shows closed games says that they are under maintenance. */
export function getGameCard(row: GameRow): GameCard {
  const classify = gameClassify.safeParse(row.gameClassify);
  return {
    gameCode: row.code,
    vassalage: row.vassalage,
    nodeId: row.favouriteKey,
    gameType: getLobby(gameCategory.parse(row.gameType), row.vassalage),
    title: { bn: row.titleBn, en: row.titleEn },
    picture: row.picture,
    isHot: row.isHot ? 1 : 0,
    rtpHundredths: row.rtpHundredths,
    launch: getLaunch(row.launch),
    defaultPlayType: row.defaultPlayType,
    accountTypeName: row.accountType ?? row.vassalage,
    isGame: row.opensVendorList ? 'VASSALAGE' : 'GAME',
    gameClassify: classify.success ? classify.data : null,
    minBet: row.minBetMinor === null ? null : String(row.minBetMinor),
    minLineNum: row.minLineNum,
    maintenance: row.open ? null : { endsAt: row.maintenanceEndsAt?.toISOString() ?? null },
  };
}

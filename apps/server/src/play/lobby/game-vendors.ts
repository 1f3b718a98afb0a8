import { gameClassify } from '@khelaghor/contract/play/games.ts';
import type { GameClassify } from '@khelaghor/contract/play/games.ts';
import type { VendorCard, VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { GameCategory, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Context } from '../../lib/context.ts';
import { getLobby } from '../games/index.ts';
import { readPictures } from '../../site/media/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { countByVendor } from './store.ts';

type Counted = Awaited<ReturnType<typeof countByVendor>>[number];
/** A card before its picture is looked up. */
type Sorted = Omit<VendorCard, 'picture'> & { sort: number; mark: string | null };

/** The house's own cards have the first node ids, one for each category. */
const ownNodeId = (gameType: GameCategory): number => gameCategory.options.indexOf(gameType) + 1;

function getCard(row: Counted, gameType: GameCategory, house: LocalText): Sorted {
  const { vassalage, titleBn, titleEn, picture, favouriteKey, isHot, sort } = row;
  return {
    vassalage,
    title: titleBn !== null && titleEn !== null ? { bn: titleBn, en: titleEn } : house,
    mark: picture === null ? null : `media:${picture}`,
    isHot: isHot === true ? 1 : 0,
    nodeId: favouriteKey ?? ownNodeId(gameType),
    gameType,
    games: Number(row.games),
    // Ours stand first.
    sort: sort ?? -1,
  };
}

type PictureOf = Awaited<ReturnType<typeof readPictures>>;

/** The card as it is shown: with its picture, without what it is sorted by. */
function toVendorCard(card: Sorted, pictureOf: PictureOf): VendorCard {
  const { vassalage, title, mark, isHot, nodeId, gameType, games } = card;
  const picture = mark === null ? null : pictureOf(mark).image;
  return { vassalage, title, picture, isHot, nodeId, gameType, games };
}

/** Joins the rows of a vendor in a lobby, which come apart by class. */
function joined(rows: readonly Counted[], gameType: GameCategory, house: LocalText): Sorted[] {
  const cards = new Map<string, Sorted>();
  for (const row of rows) {
    const card = getCard(row, gameType, house);
    const known = cards.get(card.vassalage);
    cards.set(card.vassalage, known ? { ...known, games: known.games + card.games } : card);
  }
  return [...cards.values()].toSorted(
    (a, b) => a.sort - b.sort || a.vassalage.localeCompare(b.vassalage),
  );
}

function getLane(
  rows: readonly Counted[],
  gameType: GameCategory,
  { house, pictureOf }: { house: LocalText; pictureOf: PictureOf },
): VendorLane | null {
  const own = rows.filter(
    (row) => getLobby(gameCategory.parse(row.gameType), row.vassalage) === gameType,
  );
  if (own.length === 0) return null;
  const cards = joined(own, gameType, house);
  const classes = new Set(own.map((row) => row.gameClassify));
  return {
    gameCategory: gameType,
    vendors: cards.map(({ vassalage }) => vassalage),
    cards: Object.fromEntries(cards.map((card) => [card.vassalage, toVendorCard(card, pictureOf)])),
    gameClassify: gameClassify.options.filter((one: GameClassify) => classes.has(one)),
  };
}

/**
 * The vendors with games to play, by category; of one vendor, the categories that it is in. A
 * category without any is not there.
 */
export async function readLanes(ctx: Context, vassalage?: string): Promise<VendorLane[]> {
  const [all, { brandName }] = await Promise.all([countByVendor(ctx.db), readSettings(ctx)]);
  const rows = all.filter((row) => vassalage === undefined || row.vassalage === vassalage);
  const marks = rows.flatMap(({ picture }) => (picture === null ? [] : [`media:${picture}`]));
  const shown = { house: brandName, pictureOf: await readPictures(ctx.db, marks) };
  return gameCategory.options.flatMap((gameType) => getLane(rows, gameType, shown) ?? []);
}

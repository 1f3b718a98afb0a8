/**
 * The painted pictures, by name. What refers to one keeps only its name; the files are made by
 * `packages/ui/art-kit` and lie in `packages/ui/src/art`, where `art/banners.ts` and
 * `art/panels.ts` turn a name into an address. None has text in it that must be read: words are
 * HTML.
 */
import type { GameCategory } from '../lib/shapes.ts';

/**
 * Banners: `art/banners/<name>.svg`, 900 by 400, for a desk, and `<name>-m.svg`, 600 by 400, its
 * middle, for a phone. A desk hangs a cloth with the text beside the picture, a phone above it; a
 * picture that an operator brings has the same measures, with its subject in the middle.
 */
export const bannerPictures = [
  'welcome',
  'draw',
  'cricket',
  'river',
  'slots',
  'live',
  'fishing',
  'cards',
  'esports',
  'app',
  'offers',
  'points',
  'help',
  'join',
  'inhouse',
  'rooster',
] as const;
export type BannerPicture = (typeof bannerPictures)[number];

/** Where banners are shown, with the painted banner that suits each place. */
export const bannerGroups = {
  w_home: 'welcome',
  w_rng: 'slots',
  w_live: 'live',
  w_fish: 'fishing',
  w_pvp: 'cards',
  w_sports: 'cricket',
  w_esports: 'esports',
  w_lott: 'draw',
  w_down: 'app',
  w_promotion: 'offers',
  w_shop: 'points',
  w_help: 'help',
  w_reg: 'join',
  w_inhouse: 'inhouse',
} as const satisfies Readonly<Record<string, BannerPicture>>;
export type BannerGroup = keyof typeof bannerGroups;

/**
 * Panels: `art/panels/<name>.svg`, 320 by 400, framed and titled in Bengali, and
 * `art/thumbs/<name>.svg`, the subject alone in a square.
 */
export const panelPictures = [
  // Games.
  'aam',
  'andarbahar',
  'baccarat',
  'baul',
  'boishakh',
  'coin',
  'crash',
  'cricket',
  'delta',
  'dice',
  'esports',
  'fish',
  'hilo',
  'hilsa',
  'ilish',
  'k3',
  'kantha',
  'keno',
  'limbo',
  'mela',
  'mines',
  'peacock',
  'pk10',
  'plinko',
  'rickshaw',
  'rooster',
  'sundarbans',
  'teenpatti',
  'terracotta',
  'tower',
  'wheel',
  // Kinds of games that are no game themselves.
  'lottery',
  'elottery',
  'sports',
  'live',
  'cards',
  'slots',
  'inhouse',
  // Other places of the site.
  'promotions',
  'help',
  'download',
  'points',
] as const;
export type PanelPicture = (typeof panelPictures)[number];

/** The panel of each kind of games: also the picture of a game or vendor that has none. */
export const categoryPictures = {
  LOTT: 'lottery',
  ELOTT: 'elottery',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'rooster',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  RNG: 'slots',
  INHOUSE: 'inhouse',
} as const satisfies Readonly<Record<GameCategory, PanelPicture>>;

import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';

/** A vendor as it is being written. */
export type VendorDraft = {
  readonly code: string;
  readonly vassalage: string;
  readonly title: LocalText;
  readonly wallet: AdminVendor['wallet'];
  readonly publicKey: string;
  readonly address: string;
  readonly operatorId: string;
  readonly callsPerMinute: string;
  /** The most that one win, and one without a bet, may pay, in taka. */
  readonly winMax: string;
  readonly bonusMax: string;
  /** One on each line. */
  readonly launchOrigins: string;
  readonly cards: AdminVendor['cards'];
  /** Its mark, if it has one. */
  readonly picture: AdminVendor['picture'];
};

/** Whole taka of an amount in poisha. Ceilings are set in whole taka. */
const toTaka = (minor: string): string => String(BigInt(minor) / 100n);

const toMinor = (taka: string): string => String(BigInt(taka === '' ? '0' : taka) * 100n);

export const emptyVendor: VendorDraft = {
  code: '',
  vassalage: '',
  title: { bn: '', en: '' },
  wallet: 'seamless',
  publicKey: '',
  address: 'https://',
  operatorId: '1',
  callsPerMinute: '6000',
  winMax: '10000000',
  bonusMax: '100000',
  launchOrigins: 'https://',
  cards: [{ gameType: 'RNG', isHot: false, sort: 0 }],
  picture: null,
};

export const getDraft = (vendor: AdminVendor): VendorDraft => ({
  code: vendor.code,
  vassalage: vendor.vassalage,
  title: vendor.title,
  wallet: vendor.wallet,
  publicKey: '',
  address: vendor.address,
  operatorId: String(vendor.operatorId),
  callsPerMinute: String(vendor.callsPerMinute),
  winMax: toTaka(vendor.winMax),
  bonusMax: toTaka(vendor.bonusMax),
  launchOrigins: vendor.launchOrigins.join('\n'),
  cards: vendor.cards,
  picture: vendor.picture,
});

const getLines = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((line) => line.trim().replace(/\/+$/u, ''))
    .filter((line) => line !== '');

/** What goes to the server, for a new vendor and for one that is changed alike. */
export const getChangeable = (draft: VendorDraft) => ({
  titleBn: draft.title.bn,
  titleEn: draft.title.en,
  address: draft.address.trim().replace(/\/+$/u, ''),
  operatorId: Number(draft.operatorId),
  callsPerMinute: Number(draft.callsPerMinute),
  winMax: toMinor(draft.winMax),
  bonusMax: toMinor(draft.bonusMax),
  launchOrigins: getLines(draft.launchOrigins),
  cards: [...draft.cards],
  picture: draft.picture?.hash ?? null,
});

/** The cards with one lobby taken in or left out. */
export function withCard(
  cards: VendorDraft['cards'],
  gameType: VendorDraft['cards'][number]['gameType'],
  isIn: boolean,
): VendorDraft['cards'] {
  const others = cards.filter((card) => card.gameType !== gameType);
  return isIn ? [...others, { gameType, isHot: false, sort: 0 }] : others;
}

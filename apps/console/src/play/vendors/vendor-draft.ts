import { vendorsAdminCreateForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminVendor, addVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { readAmountText, readCount } from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';

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
  winMax: writeTaka(vendor.winMax),
  bonusMax: writeTaka(vendor.bonusMax),
  launchOrigins: vendor.launchOrigins.join('\n'),
  cards: vendor.cards,
  picture: vendor.picture,
});

const getLines = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((line) => line.trim().replace(/\/+$/u, ''))
    .filter((line) => line !== '');

/** The numbers of a vendor as the server takes them. */
export type Figures = {
  readonly operatorId: number;
  readonly callsPerMinute: number;
  /** In minor units. */
  readonly winMax: string;
  readonly bonusMax: string;
};

/** Reads the figures of a draft; undefined: it is refused. */
export const readFigures = (
  draft: VendorDraft,
): { readonly [Field in keyof Figures]: Figures[Field] | undefined } => ({
  operatorId: readCount(draft.operatorId, vendorsAdminCreateForm.operatorId),
  callsPerMinute: readCount(draft.callsPerMinute, vendorsAdminCreateForm.callsPerMinute),
  winMax: readAmountText(draft.winMax),
  bonusMax: readAmountText(draft.bonusMax),
});

/** The figures of a draft; null when one is refused. */
export function getFigures(draft: VendorDraft): Figures | null {
  const { operatorId, callsPerMinute, winMax, bonusMax } = readFigures(draft);
  if (operatorId === undefined || callsPerMinute === undefined) return null;
  if (winMax === undefined || bonusMax === undefined) return null;
  return { operatorId, callsPerMinute, winMax, bonusMax };
}

/** The fields that may change later. */
const getChangeable = (draft: VendorDraft, figures: Figures) => ({
  ...figures,
  titleBn: draft.title.bn,
  titleEn: draft.title.en,
  address: draft.address.trim().replace(/\/+$/u, ''),
  launchOrigins: getLines(draft.launchOrigins),
  cards: [...draft.cards],
  picture: draft.picture?.hash ?? null,
});

/** What goes to the server; null while a figure is refused. */
export function getBody(draft: VendorDraft): BodyOf<typeof addVendor> | null {
  const figures = getFigures(draft);
  return (
    figures && {
      code: draft.code,
      vassalage: draft.vassalage,
      wallet: draft.wallet,
      publicKey: draft.publicKey,
      ...getChangeable(draft, figures),
    }
  );
}

/** The cards with one lobby taken in or left out. */
export function withCard(
  cards: VendorDraft['cards'],
  gameType: VendorDraft['cards'][number]['gameType'],
  isIn: boolean,
): VendorDraft['cards'] {
  const others = cards.filter((card) => card.gameType !== gameType);
  return isIn ? [...others, { gameType, isHot: false, sort: 0 }] : others;
}

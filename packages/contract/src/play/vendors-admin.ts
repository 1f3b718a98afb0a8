import { z } from 'zod';
import { vassalage } from './games.ts';
import { mediaHash, storedImage } from '../site/media.ts';
import { defineEdit, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  gameCategory,
  id,
  instant,
  localText,
  minorText,
} from '../lib/shapes.ts';
import { vendorCode } from './vendors.ts';
import { defineName } from '../lib/typed-fields.ts';

const titleText = defineName(40).min(1);
/** As long as a private key may be: one that was pasted by mistake is refused by its own name. */
const pem = z.string().min(100).max(20_000);

/** An address that the server may call: https, or this machine itself. */
const serverAddress = z
  .string()
  .max(200)
  .regex(/^(?:https:\/\/[^\s?#/@]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)(?:\/|$)/)
  .regex(/^[^\s?#]*[^\s?#/]$/);

/** An origin: scheme and host, nothing after it. */
const launchOrigin = z
  .string()
  .max(200)
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)$/,
  );

const cardOfVendor = z.object({
  gameType: gameCategory,
  isHot: z.boolean(),
  sort: z.number().int().min(0).max(1_000_000),
});

export const adminVendor = z.object({
  code: vendorCode,
  vassalage: z.string(),
  title: localText,
  wallet: z.enum(['seamless', 'transfer']),
  open: z.boolean(),
  address: z.string(),
  operatorId: z.number().int(),
  callsPerMinute: z.number().int(),
  /** The highest payout of one win, unless the game has a maximum of its own. */
  winMax: amountText,
  /** The highest payout of one win without a bet. */
  bonusMax: amountText,
  launchOrigins: z.array(z.string()),
  /** Its logo in the footer of the site. */
  picture: storedImage.nullable(),
  cards: z.array(cardOfVendor),
  games: z.number().int(),
  /** The keys that its calls are verified with. Retired ones stay in the list. */
  keys: z.array(
    z.object({
      id,
      /** SHA-256 of its SPKI in DER, in pairs of digits. */
      fingerprint: z.string(),
      /** Another vendor has the same key, from before that was refused: it has to be replaced. */
      isShared: z.boolean(),
      createdAt: instant,
      retiredAt: instant.nullable(),
    }),
  ),
  /** The address of our wallet, which the vendor calls. */
  walletAddress: z.string(),
  /** The public key in PEM with which it verifies our calls. */
  ourPublicKey: z.string(),
  createdAt: instant,
  revision,
});
export type AdminVendor = z.infer<typeof adminVendor>;

export const manageVendors = route.operator('GET /operator/vendors', {
  id: 'vendors.admin.list',
  permission: 'games.see',
  summary: 'Lists all vendors with keys, addresses and lobbies',
  value: z.object({ vendors: z.array(adminVendor) }),
});

/** The fields of a vendor that operators edit. */
export const vendorFields = z.object({
  titleBn: titleText,
  titleEn: titleText,
  address: serverAddress,
  operatorId: z.number().int().min(0).max(2_147_483_647),
  callsPerMinute: z.number().int().min(1).max(1_000_000),
  winMax: amountText,
  bonusMax: amountText,
  launchOrigins: z.array(launchOrigin).min(1).max(10),
  cards: z.array(cardOfVendor).min(1).max(10),
  /** An uploaded picture; null removes the logo. */
  picture: mediaHash.nullable(),
});
export type VendorFields = z.infer<typeof vendorFields>;

export const addVendor = route.operator('POST /operator/vendors', {
  id: 'vendors.admin.create',
  permission: 'games.act',
  summary: 'Creates a vendor, closed until an operator opens it',
  body: z.object({
    code: vendorCode,
    vassalage,
    wallet: z.enum(['seamless', 'transfer']),
    publicKey: pem,
    ...vendorFields.shape,
    winMax: amountText.optional(),
    bonusMax: amountText.optional(),
    picture: mediaHash.nullable().optional(),
  }),
  value: adminVendor,
  refusals: [
    'vendor_taken',
    'vendor_key_private',
    'vendor_key_invalid',
    'vendor_key_taken',
    'image_missing',
  ],
});

export const changeVendor = route.operator('PUT /operator/vendors/:code', {
  id: 'vendors.admin.update',
  permission: 'games.act',
  summary: 'Changes the given fields of a vendor',
  params: z.object({ code: vendorCode }),
  body: defineEdit(vendorFields),
  value: adminVendor,
  refusals: ['vendor_unknown', 'image_missing', 'changed_meanwhile'],
});

/** An act and not an edit: it says the same whatever else of the vendor was changed. */
export const switchVendor = route.operator('POST /operator/vendors/:code/switch', {
  id: 'vendors.admin.switch',
  permission: 'games.act',
  summary: 'Opens a vendor, or closes it to new rounds',
  params: z.object({ code: vendorCode }),
  body: z.object({ open: z.boolean() }),
  value: adminVendor,
  refusals: ['vendor_unknown'],
});

export const addVendorKey = route.operator('POST /operator/vendors/:code/keys', {
  id: 'vendors.admin.createKey',
  permission: 'games.act',
  summary: 'Adds a vendor’s next key; at most two are valid at once',
  params: z.object({ code: vendorCode }),
  body: z.object({ publicKey: pem }),
  value: adminVendor,
  refusals: [
    'vendor_unknown',
    'vendor_key_private',
    'vendor_key_invalid',
    'vendor_key_taken',
    'vendor_keys_full',
  ],
});

export const retireVendorKey = route.operator('POST /operator/vendors/:code/keys/:keyId/retire', {
  id: 'vendors.admin.retireKey',
  permission: 'games.act',
  summary: 'Retires a key: calls signed with it are refused',
  params: z.object({ code: vendorCode, keyId: id }),
  value: adminVendor,
  refusals: ['vendor_unknown', 'vendor_key_unknown'],
});

export const vendorBalances = route.operator('GET /operator/vendors/:code/balances', {
  id: 'vendors.admin.getBalances',
  permission: 'games.see',
  summary: 'Returns a vendor’s balances in the ledger, with its open rounds and transfers',
  params: z.object({ code: vendorCode }),
  value: z.object({
    currency,
    /** What members lost (positive) or won in its games with our wallet. */
    result: minorText,
    /** What members moved to the vendor's own wallets, less what came back. */
    merchantWallet: minorText,
    /** Rounds of its games that have not ended. */
    openRounds: z.number().int(),
    /** Transfers whose result it has not reported. */
    pendingTransfers: z.number().int(),
  }),
  refusals: ['vendor_unknown'],
});

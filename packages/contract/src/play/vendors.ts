import { z } from 'zod';
import { language } from '../lib/shapes.ts';

/** A vendor's code, as it is stored and named in the console. */
export const vendorCode = z.string().regex(/^[a-z0-9]{2,24}$/);

/**
 * What both wallets have in common: the Hub88 protocol, version 2. Each side signs the bodies of
 * its calls.
 */

/** The header for the signature, in both directions. */
export const seamlessSignatureHeader = 'x-hub88-signature';

/** Protocol units per poisha. */
export const UNITS_PER_MINOR = 1_000n;

/** An id of the protocol, in lower case. */
export const protocolUuid = z
  .string()
  .regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i)
  .transform((text) => text.toLowerCase());

/** An amount of the protocol, parsed from its digits, never through a floating-point number. */
export const protocolAmount = z.bigint();

/**
 * Paths at the vendor: the URL of a game, and wallets that the vendor keeps. The same signature,
 * made with our key.
 */
export const vendorPaths = {
  gameUrl: '/operator/generic/v2/game/url',
  deposit: '/operator/generic/v2/transfer_wallet/deposit',
  withdraw: '/operator/generic/v2/transfer_wallet/withdraw',
  balance: '/operator/generic/v2/transfer_wallet/balance',
  transactions: '/operator/generic/v2/transactions/list',
} as const;

/** The launch request to a vendor. */
export const gameUrlCall = z.object({
  user: z.string(),
  token: z.string(),
  operator_id: z.number().int(),
  /** The vendor's code at the site, as in the calls to its own wallet. */
  sub_partner_id: vendorCode,
  game_code: z.string(),
  currency: z.string(),
  lang: language,
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  lobby_url: z.url(),
  /** The page that leads the member to the deposit page. */
  deposit_url: z.url(),
  /** The member's country, two letters; `XX`: unknown. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The member's IP address. */
  ip: z.string(),
});

export const vendorGameReply = z.object({ url: z.url() });

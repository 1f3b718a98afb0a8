import { z } from 'zod';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  id,
  idempotencyKey,
  instant,
  language,
  localText,
  minorText,
} from '../lib/shapes.ts';
import { isReadable } from '../lib/text.ts';
import { balanceValue } from '../money/wallet.ts';

/** The base path of the wallet's calls, which vendors are given. */
export const seamlessBasePath = '/seamless/v2';

/**
 * The wallet that vendors of games use: the Hub88 operator wallet protocol, version 2. The vendor
 * calls us and signs every body: `x-hub88-signature` is RSA-SHA256 over its bytes, in base64. The
 * answer has HTTP status 200, with the result in `status`. Amounts are whole hundred-thousandths
 * of a taka: one poisha is 1000.
 */
export const seamlessPaths = {
  userInfo: '/seamless/v2/user/info',
  balance: '/seamless/v2/user/balance',
  bet: '/seamless/v2/transaction/bet',
  win: '/seamless/v2/transaction/win',
  rollback: '/seamless/v2/transaction/rollback',
} as const;

/** The OpenAPI document of these five calls. */
export const seamlessOpenApiPath = '/seamless/v2/openapi.json';

/** The header for the signature, in both directions. */
export const seamlessSignatureHeader = 'x-hub88-signature';

/** Protocol units per poisha. */
export const UNITS_PER_MINOR = 1_000n;

export const seamlessStatus = z.enum([
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
]);
export type SeamlessStatus = z.infer<typeof seamlessStatus>;

const uuid = z
  .string()
  .regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i)
  .transform((text) => text.toLowerCase());
/** Parsed from its digits, never through a floating-point number. */
const units = z.bigint();
/** A text that PostgreSQL can store: no U+0000, no lone surrogate. */
const text = (min: number, max: number) =>
  z.string().min(min).max(max).refine(isReadable, 'unreadable');

/** An id that the answer repeats as the vendor wrote it. */
export const seamlessRequestId = z.string().min(1).max(100);

export const userInfoCall = z.object({ user: text(0, 100), request_uuid: uuid });
export const balanceCall = userInfoCall.extend({
  token: text(1, 200),
  game_code: text(0, 100).nullish(),
});
const transactionCall = userInfoCall.extend({
  transaction_uuid: uuid,
  supplier_transaction_id: text(0, 200).nullish(),
  supplier_user: text(0, 200).nullish(),
  round: text(1, 200),
  round_closed: z.boolean().nullish(),
  game_code: text(1, 100),
  /** Further data of the vendor about the transaction. Not stored. */
  meta: z.unknown().optional(),
});
const amountCall = transactionCall.extend({
  currency: text(0, 10),
  amount: units,
  is_free: z.boolean().nullish(),
  is_supplier_promo: z.union([z.boolean(), text(0, 100)]).nullish(),
  is_aggregated: z.boolean().nullish(),
  reward_uuid: text(0, 100).nullish(),
  bet: text(0, 1_000).nullish(),
});
export const betCall = amountCall.extend({ token: text(1, 200) });
export const winCall = amountCall.extend({
  token: text(0, 200).nullish(),
  reference_transaction_uuid: uuid.nullish(),
});
export const rollbackCall = transactionCall.extend({
  token: text(0, 200).nullish(),
  reference_transaction_uuid: uuid,
});
export type BetCall = z.output<typeof betCall>;
export type WinCall = z.output<typeof winCall>;
export type RollbackCall = z.output<typeof rollbackCall>;

/** Fields that only some calls have, and that distinguish the calls. */
const tellingFields = [
  'transaction_uuid',
  'round',
  'round_closed',
  'amount',
  'bet',
  'is_free',
  'is_supplier_promo',
  'is_aggregated',
  'reward_uuid',
  'reference_transaction_uuid',
];
const foreignTo = (call: z.ZodObject): readonly string[] =>
  tellingFields.filter((name) => !Object.hasOwn(call.shape, name));

/**
 * Returns the protocol's fields that belong to other calls. A signature covers a body and not its
 * path, so the fields distinguish the calls. Fields unknown to the protocol are a vendor's own and
 * are accepted in any call.
 */
export const foreignFields: Readonly<Record<keyof typeof seamlessPaths, readonly string[]>> = {
  userInfo: foreignTo(userInfoCall),
  balance: foreignTo(balanceCall),
  bet: foreignTo(betCall),
  win: foreignTo(winCall),
  rollback: foreignTo(rollbackCall),
};

/** Maximum size of these calls' bodies. */
export const seamlessBodyMaxBytes = 16 * 1024;

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

/** A vendor's answer to a transfer or a balance query. */
export const vendorWalletReply = z.object({
  status: z.string().max(100),
  user: z.string().max(100).optional(),
  request_uuid: z.string().max(100).optional(),
  currency: z.string().max(10).optional(),
  balance: units.optional(),
});
/** A vendor's list of transactions in a time range. */
export const vendorTransactionsReply = z.array(
  z.object({
    transaction_uuid: uuid,
    status: z.string().max(100),
    amount: units,
    currency: z.string().max(10),
  }),
);
export const vendorGameReply = z.object({ url: z.url() });

export const vendorCode = z.string().regex(/^[a-z0-9]{2,24}$/);

/** A transfer between the member's wallet and their wallet at a vendor. */
export const walletTransferValue = z.object({
  transferId: id,
  vendor: vendorCode,
  direction: z.enum(['to_vendor', 'from_vendor']),
  amount: amountText,
  currency,
  /** `pending` until the vendor reports the result, without a time limit. */
  state: z.enum(['pending', 'done', 'refused']),
  createdAt: instant,
  resolvedAt: instant.nullable(),
});
export type WalletTransferValue = z.infer<typeof walletTransferValue>;

export const walletTransfer = route({
  id: 'transferWallet.transfer',
  listener: 'site',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  caller: 'member',
  summary: 'Moves money between the wallet and the member’s wallet at a vendor',
  body: z.object({
    key: idempotencyKey,
    vendor: vendorCode,
    direction: z.enum(['to_vendor', 'from_vendor']),
    amount: amountText,
  }),
  value: walletTransferValue,
  refusals: [
    'vendor_unknown',
    'vendor_closed',
    'balance_too_low',
    'key_reused',
    'amount_malformed',
    'on_break',
    'limit_time_reached',
  ],
});

export const merchantWallet = route({
  id: 'transferWallet.getBalance',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/merchantWallet',
  caller: 'member',
  summary: 'The vendors, whose wallet each uses, and what the member has at those that keep one',
  value: z.object({
    /** The currency of the balances; a pending transfer names its own. */
    currency,
    wallets: z.array(
      z.object({
        vendor: vendorCode,
        title: localText,
        wallet: z.enum(['seamless', 'transfer']),
        /** False: the vendor takes no more money; its balance can be withdrawn. */
        open: z.boolean(),
        /** Null: the vendor uses the member’s own wallet, or did not answer. */
        balance: minorText.nullable(),
        /** Transfers whose result the vendor has not reported. */
        pending: z.array(walletTransferValue),
      }),
    ),
  }),
  refusals: [],
});

/** The launch request to a vendor. */
export const gameUrlCall = z.object({
  user: z.string(),
  token: z.string(),
  operator_id: z.number().int(),
  game_code: z.string(),
  currency: z.string(),
  lang: language,
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  lobby_url: z.url(),
  /** The member's country, two letters; `XX`: unknown. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The member's IP address. */
  ip: z.string(),
});

export const consolidatedFunds = route({
  id: 'transferWallet.getConsolidatedFunds',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  caller: 'member',
  summary: 'All that is the member’s, wherever it is just now, and what it comes to',
  value: balanceValue.extend({
    /** Balances at vendors; null: the vendor did not answer. */
    atVendors: z.array(z.object({ vendor: vendorCode, balance: minorText.nullable() })),
    /** Wallet, stakes in play, pending withdrawals, and the reported balances at vendors. */
    total: minorText,
    /** Whether every vendor with wallets has answered. */
    isWhole: z.boolean(),
  }),
  refusals: [],
});

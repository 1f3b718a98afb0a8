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

/** What all calls of the wallet begin with: the address that a vendor is given. */
export const seamlessBasePath = '/seamless/v2';

/**
 * The wallet that vendors of games use: the Hub88 operator wallet protocol, version 2. The vendor
 * calls us; every body is signed, `x-hub88-signature` is RSA-SHA256 over its bytes in base64. The
 * answer has HTTP status 200 and says in `status` what came of it. Amounts are whole numbers of a
 * hundred-thousandth of a taka: one poisha is 1000.
 */
export const seamlessPaths = {
  userInfo: '/seamless/v2/user/info',
  balance: '/seamless/v2/user/balance',
  bet: '/seamless/v2/transaction/bet',
  win: '/seamless/v2/transaction/win',
  rollback: '/seamless/v2/transaction/rollback',
} as const;

/** Where a vendor reads these five calls as OpenAPI. */
export const seamlessOpenApiPath = '/seamless/v2/openapi.json';

/** The header that carries the signature, both ways. */
export const seamlessSignatureHeader = 'x-hub88-signature';

/** How many of the protocol's units make one poisha. */
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
/** Read from its digits, never by way of a floating-point number. */
const units = z.bigint();
/** A text that can be stored: no U+0000, no half of a surrogate pair. */
const text = (min: number, max: number) =>
  z.string().min(min).max(max).refine(isReadable, 'unreadable');

/** The id that an answer repeats, as the vendor wrote it. */
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
  /** Whatever the vendor adds about the transaction. It is not kept. */
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

/** Fields that only some calls have, and by which one call is told from another. */
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
 * The fields of the protocol that belong to other calls than this one. A signature covers a body
 * and not its address, so a body is told apart by its fields. Fields that the protocol does not
 * know are a vendor's own and may come with any call.
 */
export const foreignFields: Readonly<Record<keyof typeof seamlessPaths, readonly string[]>> = {
  userInfo: foreignTo(userInfoCall),
  balance: foreignTo(balanceCall),
  bet: foreignTo(betCall),
  win: foreignTo(winCall),
  rollback: foreignTo(rollbackCall),
};

/** How long a body of these calls may be. */
export const seamlessBodyMaxBytes = 16 * 1024;

/**
 * Where vendors are called: the address of a game, and wallets that a vendor keeps itself. The same
 * signature, made with our key.
 */
export const vendorPaths = {
  gameUrl: '/operator/generic/v2/game/url',
  deposit: '/operator/generic/v2/transfer_wallet/deposit',
  withdraw: '/operator/generic/v2/transfer_wallet/withdraw',
  balance: '/operator/generic/v2/transfer_wallet/balance',
  transactions: '/operator/generic/v2/transactions/list',
} as const;

/** What a vendor answers to a move of its wallets, and to the question for a balance. */
export const vendorWalletReply = z.object({
  status: z.string().max(100),
  user: z.string().max(100).optional(),
  request_uuid: z.string().max(100).optional(),
  currency: z.string().max(10).optional(),
  balance: units.optional(),
});
/** What a vendor knows of the transactions of a time. */
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

/** A move of money between the member's wallet and his wallet at a vendor. */
export const walletTransferValue = z.object({
  transferId: id,
  vendor: vendorCode,
  direction: z.enum(['to_vendor', 'from_vendor']),
  amount: amountText,
  currency,
  /** `pending` until the vendor has said what became of it, however long that takes. */
  state: z.enum(['pending', 'done', 'refused']),
  createdAt: instant,
  resolvedAt: instant.nullable(),
});
export type WalletTransferValue = z.infer<typeof walletTransferValue>;

export const walletTransfer = route({
  id: 'vendorWallet.walletTransfer',
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
  id: 'vendorWallet.merchantWallet',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/merchantWallet',
  caller: 'member',
  summary: 'The vendors, whose wallet each uses, and what the member has at those that keep one',
  value: z.object({
    /** Of the balances; a move that is pending names its own. */
    currency,
    wallets: z.array(
      z.object({
        vendor: vendorCode,
        title: localText,
        wallet: z.enum(['seamless', 'transfer']),
        /** Closed, it takes no more money; what is there can come back. */
        open: z.boolean(),
        /** Null: the vendor uses the member’s own wallet, or did not say just now. */
        balance: minorText.nullable(),
        /** Moves of which the vendor has not said what became of them. */
        pending: z.array(walletTransferValue),
      }),
    ),
  }),
  refusals: [],
});

/** What a vendor is told when one of its games is opened. */
export const gameUrlCall = z.object({
  user: z.string(),
  token: z.string(),
  operator_id: z.number().int(),
  game_code: z.string(),
  currency: z.string(),
  lang: language,
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  lobby_url: z.url(),
  /** Where the member is, by its two letters; `XX`: not known. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The address from which the member opens the game. */
  ip: z.string(),
});

export const consolidatedFunds = route({
  id: 'vendorWallet.consolidatedFunds',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  caller: 'member',
  summary: 'All that is the member’s, wherever it is just now, and what it comes to',
  value: balanceValue.extend({
    /** What vendors keep for him; null: the vendor did not say just now. */
    atVendors: z.array(z.object({ vendor: vendorCode, balance: minorText.nullable() })),
    /** Wallet, stakes in play, withdrawals on their way, and what vendors said that they keep. */
    total: minorText,
    /** Whether every vendor that keeps money has said how much. */
    isWhole: z.boolean(),
  }),
  refusals: [],
});

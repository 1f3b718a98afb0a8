import { z } from 'zod';
import { isReadable } from '../lib/text.ts';
import { protocolAmount, protocolUuid } from './vendors.ts';

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

/** A text that PostgreSQL can store: no U+0000, no lone surrogate. */
const text = (min: number, max: number) =>
  z.string().min(min).max(max).refine(isReadable, 'unreadable');

/** An id that the answer repeats as the vendor wrote it. */
export const seamlessRequestId = z.string().min(1).max(100);

export const userInfoCall = z.object({ user: text(0, 100), request_uuid: protocolUuid });
export const balanceCall = userInfoCall.extend({
  token: text(1, 200),
  game_code: text(0, 100).nullish(),
});
/** Fields of the protocol that we do not read: any value is accepted, and none is stored. */
const ignoredFields = {
  supplier_transaction_id: z.unknown().optional(),
  supplier_user: z.unknown().optional(),
  is_supplier_promo: z.unknown().optional(),
  is_aggregated: z.unknown().optional(),
  meta: z.unknown().optional(),
};
const transactionCall = userInfoCall.extend({
  ...ignoredFields,
  transaction_uuid: protocolUuid,
  round: text(1, 200),
  round_closed: z.boolean().nullish(),
  game_code: text(1, 100),
});
const amountCall = transactionCall.extend({
  currency: text(0, 10),
  amount: protocolAmount,
  is_free: z.boolean().nullish(),
  reward_uuid: text(0, 100).nullish(),
  bet: text(0, 1_000).nullish(),
});
export const betCall = amountCall.extend({ token: text(1, 200) });
export const winCall = amountCall.extend({
  token: text(0, 200).nullish(),
  reference_transaction_uuid: protocolUuid.nullish(),
});
export const rollbackCall = transactionCall.extend({
  token: text(0, 200).nullish(),
  reference_transaction_uuid: protocolUuid,
});
export type BetCall = z.output<typeof betCall>;
export type WinCall = z.output<typeof winCall>;
export type RollbackCall = z.output<typeof rollbackCall>;

/**
 * Fields that only some calls have, and that distinguish the calls. What we do not read
 * distinguishes none: a rollback that repeats such a field of its bet returns the stake.
 */
const tellingFields = [
  'transaction_uuid',
  'round',
  'round_closed',
  'amount',
  'bet',
  'is_free',
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

/** The bodies of the calls. */
export const seamlessCalls = {
  userInfo: userInfoCall,
  balance: balanceCall,
  bet: betCall,
  win: winCall,
  rollback: rollbackCall,
} as const satisfies Readonly<Record<keyof typeof seamlessPaths, z.ZodObject>>;

/** Maximum size of these calls' bodies. */
export const seamlessBodyMaxBytes = 16 * 1024;

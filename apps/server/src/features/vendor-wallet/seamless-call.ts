import { z } from 'zod';
import * as contract from '@khelaghor/contract/vendor-wallet.ts';
import type {
  BetCall,
  RollbackCall,
  SeamlessStatus,
  WinCall,
} from '@khelaghor/contract/vendor-wallet.ts';
import { balanceOf } from '@khelaghor/db/ledger-store.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { PlayStanding } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { whyNotStake } from '../play-limits/play-limits.ts';
import type { StakeBar } from '../play-limits/play-limits.ts';
import { keepPlayTime } from '../session/session.ts';
import { isInMaintenance, readSettings } from '../site/site.ts';
import { applyWager } from '../wagers/wagers.ts';
import type { WagerOrder } from '../wagers/wagers.ts';
import { readSeamlessBody } from './seamless-body.ts';
import { statusOfRefusal } from './seamless-status.ts';
import { minorFromUnits, unitsOf } from './units.ts';
import type { UnitsRefusal } from './units.ts';
import { seamlessGround } from './seamless-ground.ts';
import type { VendorMember } from './seamless-ground.ts';
import type { Vendor } from './vendor-store.ts';
import { judgeToken } from './vendor-token.ts';

/** What is answered, before it is put into the protocol's JSON. */
export type SeamlessReply = {
  status: SeamlessStatus;
  user?: string;
  request_uuid?: string;
  currency?: Currency;
  balance?: bigint;
  /** Our name of what is wrong, where the protocol's word is a wide one. */
  reason?: string;
  registration_date?: string;
};

/** What can be asked; the last part of each path. */
export type SeamlessQuestion = keyof typeof contract.seamlessPaths;

/** A caller and the member that a call is about. */
type Asked<B> = { ctx: Context; vendor: Vendor; member: VendorMember; body: B };

const memberId = z.uuid();

const refused = (
  status: SeamlessStatus,
  reason?: UnitsRefusal | 'bonus_without_reward' | 'free_bet_with_amount' | StakeBar,
): SeamlessReply => ({ status, ...(reason !== undefined && { reason }) });

async function balanceReply(
  ctx: Context,
  member: VendorMember,
  status: SeamlessStatus,
): Promise<SeamlessReply> {
  const { walletId, currency } = await seamlessGround(ctx).wallet(member.memberId);
  const available = (await balanceOf(ctx.db, walletId))?.available ?? ZERO;
  return { status, currency, balance: unitsOf(available) };
}

async function userInfo({ vendor, member }: Asked<unknown>): Promise<SeamlessReply> {
  if (!vendor.open) return refused('RS_ERROR_INVALID_PARTNER');
  if (member.closed) return refused('RS_ERROR_USER_DISABLED');
  // Nothing by which a person could be recognised.
  return { status: 'RS_OK', registration_date: member.createdAt.toISOString().slice(0, 10) };
}

const statusOfToken = {
  expired: 'RS_ERROR_TOKEN_EXPIRED',
  unknown: 'RS_ERROR_INVALID_TOKEN',
} as const;

type Begun = { status: SeamlessStatus } | { status: null; play: PlayStanding };

/** Why nothing new may begin: for balances and for bets, not for what has begun already. */
async function whyNot(asked: Asked<{ token: string }>): Promise<Begun> {
  const { ctx, vendor, member, body } = asked;
  if (!vendor.open || isInMaintenance(await readSettings(ctx), ctx.clock.now()))
    return { status: 'RS_ERROR_INVALID_PARTNER' };
  const vendorCode = vendor.code;
  const token = await judgeToken(ctx, body.token, { vendorCode, memberId: member.memberId });
  if (token.verdict !== 'good') return { status: statusOfToken[token.verdict] };
  if (member.closed) return { status: 'RS_ERROR_USER_DISABLED' };
  return { status: null, play: token.play };
}

/** Why a member may not bet now, by what he has set himself. */
async function whyNotBet(
  { ctx, member }: Asked<unknown>,
  before: PlayStanding,
): Promise<SeamlessReply | null> {
  // To bet is to be there.
  const play = await keepPlayTime(ctx, member.memberId, before);
  const barred = whyNotStake(play, ctx.clock.now());
  if (barred === null) return null;
  const isBreak = barred.refusal === 'on_break';
  const status = isBreak ? 'RS_ERROR_USER_DISABLED' : 'RS_ERROR_LIMIT_REACHED';
  return refused(status, barred.refusal);
}

async function balance(asked: Asked<{ token: string }>): Promise<SeamlessReply> {
  const { status } = await whyNot(asked);
  return status ? refused(status) : balanceReply(asked.ctx, asked.member, 'RS_OK');
}

/** What the protocol counts as the same transaction. */
const sameness = (body: BetCall | WinCall | RollbackCall) => [
  'reference_transaction_uuid' in body ? (body.reference_transaction_uuid ?? null) : null,
  'amount' in body ? String(body.amount) : null,
  'currency' in body ? body.currency : null,
  body.round,
  body.game_code,
];

const headOf = ({ vendor, member, body }: Asked<BetCall | WinCall | RollbackCall>) => ({
  source: vendor.code,
  transactionId: body.transaction_uuid,
  requestId: body.request_uuid,
  memberId: member.memberId,
  body: sameness(body),
  endsRound: body.round_closed === true,
  isLimited: member.isLimited,
  ...('currency' in body && { currency: body.currency }),
});

async function order({ ctx, member }: Asked<unknown>, wager: WagerOrder): Promise<SeamlessReply> {
  const reply = await applyWager(ctx, wager);
  const money = { currency: reply.currency, balance: unitsOf(reply.balance) };
  if (reply.ok) return { status: 'RS_OK', ...money };
  const status = statusOfRefusal[reply.refusal];
  ctx.log.info({ vendor: wager.source, member: member.memberId, wager: reply }, 'wager refused');
  // The protocol's own word says it all.
  if (reply.refusal === 'currency_mismatch') return { status, ...money };
  return { status, reason: reply.refusal, ...money };
}

type Amount = { ok: true; value: Minor } | { ok: false; reply: SeamlessReply };

/**
 * The amount of a call. Its currency is judged with the order: a win is in that of its bet, also
 * when the site has changed to another since.
 */
function amountOf({ body }: Asked<BetCall | WinCall>): Amount {
  const read = minorFromUnits(body.amount);
  if (read.ok) return read;
  const status =
    read.refusal === 'amount_not_whole_poisha' ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, reply: refused(status, read.refusal) };
}

async function bet(asked: Asked<BetCall>): Promise<SeamlessReply> {
  const { ctx, vendor, body } = asked;
  const ground = seamlessGround(ctx);
  const amount = amountOf(asked);
  const [known, gameCode] = await Promise.all([
    ground.isKnown({ source: vendor.code, transactionId: body.transaction_uuid }),
    ground.game({ vendorCode: vendor.code, vendorGameCode: body.game_code }),
  ]);
  // A bet that was answered gets its answer again, also when no new one could be placed now.
  const begun = known ? null : await whyNot(asked);
  if (begun !== null && begun.status !== null) return refused(begun.status);
  if (gameCode === undefined && !known) return refused('RS_ERROR_INVALID_GAME');
  if (!amount.ok) return amount.reply;
  if (body.is_free && amount.value > 0n)
    return refused('RS_ERROR_WRONG_SYNTAX', 'free_bet_with_amount');
  const barred = begun && (await whyNotBet(asked, begun.play));
  if (barred) return barred;
  return order(asked, {
    ...headOf(asked),
    kind: 'bet',
    gameCode: gameCode ?? '',
    round: body.round,
    stake: amount.value,
    detail: {
      kind: 'vendor',
      vendor: vendor.code,
      round: body.round,
      ...(body.bet && { bet: body.bet }),
      ...(body.is_free && { free: true }),
    },
  });
}

async function win(asked: Asked<WinCall>): Promise<SeamlessReply> {
  const { body } = asked;
  const amount = amountOf(asked);
  if (!amount.ok) return amount.reply;
  const reference = body.reference_transaction_uuid;
  if (reference)
    return order(asked, { ...headOf(asked), kind: 'win', reference, amount: amount.value });
  if (!body.reward_uuid) return refused('RS_ERROR_WRONG_SYNTAX', 'bonus_without_reward');
  const head = { ...headOf(asked), endsRound: false };
  return order(asked, { ...head, kind: 'bonus_win', product: 'vendor', amount: amount.value });
}

const rollback = (asked: Asked<RollbackCall>): Promise<SeamlessReply> =>
  order(asked, {
    ...headOf(asked),
    kind: 'rollback',
    round: asked.body.round,
    reference: asked.body.reference_transaction_uuid,
  });

/** What a member that the vendor does not know means for each question. */
const stranger: Record<SeamlessQuestion, SeamlessStatus> = {
  userInfo: 'RS_ERROR_UNKNOWN',
  balance: 'RS_ERROR_INVALID_TOKEN',
  bet: 'RS_ERROR_INVALID_TOKEN',
  win: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rollback: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
};

type Body = { user: string; request_uuid: string };

async function answer<S extends z.ZodType<Body>>(
  ctx: Context,
  vendor: Vendor,
  bytes: Buffer,
  {
    schema,
    question,
    handle,
  }: {
    schema: S;
    question: SeamlessQuestion;
    handle: (asked: Asked<z.output<S>>) => Promise<SeamlessReply>;
  },
): Promise<SeamlessReply> {
  const read = readSeamlessBody(schema, bytes);
  if (!read.ok) {
    const { status, requestId } = read;
    return { status, ...(requestId !== undefined && { request_uuid: requestId }) };
  }
  const { user, request_uuid } = read.value;
  const known = memberId.safeParse(user).success
    ? await seamlessGround(ctx).member({ vendorCode: vendor.code, memberId: user })
    : undefined;
  const reply = known
    ? await handle({ ctx, vendor, member: known, body: read.value })
    : refused(stranger[question]);
  return { user, request_uuid, ...reply };
}

/** Answers a call whose signature holds. */
export function answerSeamless(
  ctx: Context,
  vendor: Vendor,
  question: SeamlessQuestion,
  bytes: Buffer,
): Promise<SeamlessReply> {
  switch (question) {
    case 'userInfo':
      return answer(ctx, vendor, bytes, {
        schema: contract.userInfoCall,
        question,
        handle: userInfo,
      });
    case 'balance':
      return answer(ctx, vendor, bytes, {
        schema: contract.balanceCall,
        question,
        handle: balance,
      });
    case 'bet':
      return answer(ctx, vendor, bytes, { schema: contract.betCall, question, handle: bet });
    case 'win':
      return answer(ctx, vendor, bytes, { schema: contract.winCall, question, handle: win });
    case 'rollback':
      return answer(ctx, vendor, bytes, {
        schema: contract.rollbackCall,
        question,
        handle: rollback,
      });
  }
}

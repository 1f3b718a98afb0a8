import { z } from 'zod';
import * as contract from '@khelaghor/contract/play/seamless-wallet.ts';
import type {
  BetCall,
  RollbackCall,
  SeamlessStatus,
  WinCall,
} from '@khelaghor/contract/play/seamless-wallet.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import type { StakeRefusal } from '../../account/responsible-gaming/index.ts';
import { touchSession, keepPlayTime } from '../../account/sessions/index.ts';
import { isInMaintenance, readSettings } from '../../site/settings/index.ts';
import { applyWager } from '../bets/index.ts';
import type { WagerOrder } from '../bets/index.ts';
import { getUnits, parseUnits } from '../vendors/index.ts';
import type { UnitsRefusal, Vendor } from '../vendors/index.ts';
import { checkToken, loadSeamlessContext } from './context.ts';
import type { TokenState, VendorMember } from './context.ts';
import { readSeamlessBody } from './read-body.ts';
import type { BodyRefusal, SeamlessOperation } from './read-body.ts';
import { logRefusedWin } from './refused-wins.ts';
import {
  checkBonus,
  checkWin,
  getIdentity,
  isFreeBetWithStake,
  statusOfRefusal,
  statusOfUnknownMember,
} from './rules.ts';

/** An answer before it is written as JSON. */
export type SeamlessReply = {
  status: SeamlessStatus;
  user?: string;
  request_uuid?: string;
  currency?: Currency;
  balance?: bigint;
  /** Our error code, where the protocol's status covers several errors. */
  reason?: string;
  registration_date?: string;
};

/** A call of a vendor that is about a known member. */
type SeamlessCall<Body> = { ctx: Context; vendor: Vendor; member: VendorMember; body: Body };

const memberId = z.uuid();

/** Why a well-formed body contradicts itself. */
type BetRefusal = 'bonus_without_reward' | 'free_bet_with_amount';

const refuse = (
  status: SeamlessStatus,
  reason?: UnitsRefusal | BodyRefusal | BetRefusal | StakeRefusal,
): SeamlessReply => ({ status, ...(reason !== undefined && { reason }) });

async function answerUserInfo({ vendor, member }: SeamlessCall<unknown>): Promise<SeamlessReply> {
  if (!vendor.open) return refuse('RS_ERROR_INVALID_PARTNER');
  if (member.closed) return refuse('RS_ERROR_USER_DISABLED');
  // Nothing that identifies the person.
  return { status: 'RS_OK', registration_date: member.createdAt.toISOString().slice(0, 10) };
}

type ValidToken = Extract<TokenState, { state: 'valid' }>;

/** Checks what balances and new bets need; calls about earlier bets do not need it. */
async function checkCanStart(
  call: SeamlessCall<{ token: string }>,
): Promise<{ status: SeamlessStatus } | { status: null; token: ValidToken }> {
  const { ctx, vendor, member, body } = call;
  if (!vendor.open || isInMaintenance(await readSettings(ctx), ctx.clock.now()))
    return { status: 'RS_ERROR_INVALID_PARTNER' };
  const owner = { vendorCode: vendor.code, memberId: member.memberId };
  const token = await checkToken(ctx, body.token, owner);
  if (token.state === 'unknown') return { status: 'RS_ERROR_INVALID_TOKEN' };
  if (token.state === 'expired') return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  if (member.closed) return { status: 'RS_ERROR_USER_DISABLED' };
  return { status: null, token };
}

/** Checks a new bet by the limits that the member has set. */
async function checkMemberCanBet(
  { ctx, member }: SeamlessCall<unknown>,
  { play: before, session }: ValidToken,
): Promise<SeamlessReply | null> {
  // A bet is activity in the session.
  await touchSession(ctx, session);
  const play = await keepPlayTime(ctx, member.memberId, before);
  const barred = checkCanBet(play, ctx.clock.now());
  if (barred === null) return null;
  const isBreak = barred.refusal === 'on_break';
  const status = isBreak ? 'RS_ERROR_USER_DISABLED' : 'RS_ERROR_LIMIT_REACHED';
  return refuse(status, barred.refusal);
}

async function answerBalance(call: SeamlessCall<{ token: string }>): Promise<SeamlessReply> {
  const { ctx, member } = call;
  const { status } = await checkCanStart(call);
  if (status) return refuse(status);
  const { walletId, currency } = await loadSeamlessContext(ctx).readWallet(member.memberId);
  const available = (await findBalance(ctx.db, walletId))?.available ?? ZERO;
  return { status: 'RS_OK', currency, balance: getUnits(available) };
}

const getOrderHead = ({
  vendor,
  member,
  body,
}: SeamlessCall<BetCall | WinCall | RollbackCall>) => ({
  source: vendor.code,
  transactionId: body.transaction_uuid,
  requestId: body.request_uuid,
  memberId: member.memberId,
  body: getIdentity(body),
  endsRound: body.round_closed === true,
  isLimited: member.isLimited,
  ...('currency' in body && { currency: body.currency }),
});

async function placeOrder(
  { ctx, member }: SeamlessCall<unknown>,
  order: WagerOrder,
): Promise<SeamlessReply> {
  const reply = await applyWager(ctx, order);
  const money = { currency: reply.currency, balance: getUnits(reply.balance) };
  if (reply.ok) return { status: 'RS_OK', ...money };
  const status = statusOfRefusal[reply.refusal];
  ctx.log.info({ vendor: order.source, member: member.memberId, wager: reply }, 'wager refused');
  await logRefusedWin(ctx, order, reply.refusal);
  // The protocol's status covers this one error only.
  if (reply.refusal === 'currency_mismatch') return { status, ...money };
  return { status, reason: reply.refusal, ...money };
}

/**
 * Reads the amount of a call. Its currency is checked with the order: a win has the currency of its
 * bet, also after the site has changed to another.
 */
function readAmount({
  body,
}: SeamlessCall<BetCall | WinCall>):
  | { ok: true; value: Minor }
  | { ok: false; reply: SeamlessReply } {
  const read = parseUnits(body.amount);
  if (read.ok) return read;
  const status =
    read.refusal === 'amount_not_whole_poisha' ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, reply: refuse(status, read.refusal) };
}

/** Returns our game of the vendor's code. */
const findGame = ({ ctx, vendor, body }: SeamlessCall<{ game_code: string }>) =>
  loadSeamlessContext(ctx).findGame({ vendorCode: vendor.code, vendorGameCode: body.game_code });

async function answerBet(call: SeamlessCall<BetCall>): Promise<SeamlessReply> {
  const { ctx, vendor, body } = call;
  const amount = readAmount(call);
  const transaction = { source: vendor.code, transactionId: body.transaction_uuid };
  const [isKnown, game] = await Promise.all([
    loadSeamlessContext(ctx).isKnown(transaction),
    findGame(call),
  ]);
  // A repeated bet gets its first answer, also when no new bet could be placed now.
  const start = isKnown ? null : await checkCanStart(call);
  if (start !== null && start.status !== null) return refuse(start.status);
  if (!game?.open && !isKnown) return refuse('RS_ERROR_INVALID_GAME');
  if (!amount.ok) return amount.reply;
  if (!isKnown && isFreeBetWithStake(body, amount.value))
    return refuse('RS_ERROR_WRONG_SYNTAX', 'free_bet_with_amount');
  const refused = start && (await checkMemberCanBet(call, start.token));
  if (refused) return refused;
  return placeOrder(call, {
    ...getOrderHead(call),
    kind: 'bet',
    gameCode: game?.code ?? '',
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

async function answerWin(call: SeamlessCall<WinCall>): Promise<SeamlessReply> {
  const { vendor, body } = call;
  const read = readAmount(call);
  if (!read.ok) return read.reply;
  const game = await findGame(call);
  const amount = read.value;
  const head = getOrderHead(call);
  const reference = body.reference_transaction_uuid;
  if (reference) {
    const barred = checkWin(vendor, game, amount);
    const named = { round: body.round, gameCode: game?.code ?? '' };
    return placeOrder(call, { ...head, kind: 'win', barred, reference, named, amount });
  }
  if (!body.reward_uuid) return refuse('RS_ERROR_WRONG_SYNTAX', 'bonus_without_reward');
  const barred = checkBonus(vendor, game, amount);
  const bonus = { ...head, endsRound: false, barred };
  return placeOrder(call, { ...bonus, kind: 'bonus_win', product: 'vendor', amount });
}

async function answerRollback(call: SeamlessCall<RollbackCall>): Promise<SeamlessReply> {
  const { body } = call;
  // The game is needed to end a round only: the id identifies what is rolled back.
  const game = body.round_closed ? await findGame(call) : undefined;
  return placeOrder(call, {
    ...getOrderHead(call),
    kind: 'rollback',
    named: game && { round: body.round, gameCode: game.code },
    reference: body.reference_transaction_uuid,
  });
}

/** What all calls have in common. */
type CommonBody = { user: string; request_uuid: string };

/** Reads a body, finds its member and answers the call. */
async function answerWith<S extends z.ZodType<CommonBody>>(
  ctx: Context,
  vendor: Vendor,
  bytes: Buffer,
  operation: SeamlessOperation,
  schema: S,
  answer: (call: SeamlessCall<z.output<S>>) => Promise<SeamlessReply>,
): Promise<SeamlessReply> {
  const read = readSeamlessBody(operation, schema, bytes);
  if (!read.ok) {
    const { status, reason, requestId } = read;
    return {
      ...refuse(status, reason),
      ...(requestId !== undefined && { request_uuid: requestId }),
    };
  }
  const { user } = read.value;
  const member = memberId.safeParse(user).success
    ? await loadSeamlessContext(ctx).findMember({ vendorCode: vendor.code, memberId: user })
    : undefined;
  const reply = member
    ? await answer({ ctx, vendor, member, body: read.value })
    : refuse(statusOfUnknownMember[operation]);
  return { user, request_uuid: read.requestId, ...reply };
}

/** Answers a call whose signature is valid. */
export function answerSeamless(
  ctx: Context,
  vendor: Vendor,
  operation: SeamlessOperation,
  bytes: Buffer,
): Promise<SeamlessReply> {
  switch (operation) {
    case 'userInfo':
      return answerWith(ctx, vendor, bytes, operation, contract.userInfoCall, answerUserInfo);
    case 'balance':
      return answerWith(ctx, vendor, bytes, operation, contract.balanceCall, answerBalance);
    case 'bet':
      return answerWith(ctx, vendor, bytes, operation, contract.betCall, answerBet);
    case 'win':
      return answerWith(ctx, vendor, bytes, operation, contract.winCall, answerWin);
    case 'rollback':
      return answerWith(ctx, vendor, bytes, operation, contract.rollbackCall, answerRollback);
  }
}

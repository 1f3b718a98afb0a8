import { z } from 'zod';
import * as contract from '@khelaghor/contract/play/vendor-wallet.ts';
import type {
  BetCall,
  RollbackCall,
  SeamlessStatus,
  WinCall,
} from '@khelaghor/contract/play/vendor-wallet.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import type { StakeRefusal } from '../../account/responsible-gaming/index.ts';
import { touchSession, keepPlayTime } from '../../account/sessions/index.ts';
import { isInMaintenance, readSettings } from '../../site/settings/index.ts';
import { applyWager } from '../bets/index.ts';
import type { WagerOrder, WagerRefusal } from '../bets/index.ts';
import { noteRefusedWin } from './refused-wins.ts';
import { readSeamlessBody } from './seamless-body.ts';
import type { BodyRefusal, SeamlessQuestion } from './seamless-body.ts';
import { statusOfRefusal } from './seamless-status.ts';
import { minorFromUnits, getUnits } from './amount-units.ts';
import type { UnitsRefusal } from './amount-units.ts';
import { loadSeamlessContext } from './seamless-context.ts';
import type { GameAtVendor, VendorMember } from './seamless-context.ts';
import type { Vendor } from './store.ts';
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

/** A caller and the member that a call is about. */
type Asked<B> = { ctx: Context; vendor: Vendor; member: VendorMember; body: B };

const memberId = z.uuid();

/** Why a body that is well-formed is not what its fields say. */
type BetRefusal = 'bonus_without_reward' | 'free_bet_with_amount';

const refused = (
  status: SeamlessStatus,
  reason?: UnitsRefusal | BodyRefusal | BetRefusal | StakeRefusal,
): SeamlessReply => ({ status, ...(reason !== undefined && { reason }) });

async function balanceReply(
  ctx: Context,
  member: VendorMember,
  status: SeamlessStatus,
): Promise<SeamlessReply> {
  const { walletId, currency } = await loadSeamlessContext(ctx).wallet(member.memberId);
  const available = (await findBalance(ctx.db, walletId))?.available ?? ZERO;
  return { status, currency, balance: getUnits(available) };
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

type Begun =
  | { status: SeamlessStatus }
  | { status: null; play: PlayRestrictions; session: { id: string; seenAt: Date } };

/** Why nothing new may begin: for balances and for bets, not for what has begun already. */
async function whyNot(asked: Asked<{ token: string }>): Promise<Begun> {
  const { ctx, vendor, member, body } = asked;
  if (!vendor.open || isInMaintenance(await readSettings(ctx), ctx.clock.now()))
    return { status: 'RS_ERROR_INVALID_PARTNER' };
  const vendorCode = vendor.code;
  const token = await judgeToken(ctx, body.token, { vendorCode, memberId: member.memberId });
  if (token.verdict !== 'good') return { status: statusOfToken[token.verdict] };
  if (member.closed) return { status: 'RS_ERROR_USER_DISABLED' };
  return { status: null, play: token.play, session: token.session };
}

/** Why a member may not bet now, by what they have set themselves. */
async function whyNotBet(
  { ctx, member }: Asked<unknown>,
  { play: before, session }: Extract<Begun, { status: null }>,
): Promise<SeamlessReply | null> {
  // To bet is to be there.
  await touchSession(ctx, session);
  const play = await keepPlayTime(ctx, member.memberId, before);
  const barred = checkCanBet(play, ctx.clock.now());
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

const getHead = ({ vendor, member, body }: Asked<BetCall | WinCall | RollbackCall>) => ({
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
  const money = { currency: reply.currency, balance: getUnits(reply.balance) };
  if (reply.ok) return { status: 'RS_OK', ...money };
  const status = statusOfRefusal[reply.refusal];
  ctx.log.info({ vendor: wager.source, member: member.memberId, wager: reply }, 'wager refused');
  await noteRefusedWin(ctx, wager, reply.refusal);
  // The protocol's own word says it all.
  if (reply.refusal === 'currency_mismatch') return { status, ...money };
  return { status, reason: reply.refusal, ...money };
}

type Amount = { ok: true; value: Minor } | { ok: false; reply: SeamlessReply };

/**
 * The amount of a call. Its currency is judged with the order: a win is in that of its bet, also
 * when the site has changed to another since.
 */
function getAmount({ body }: Asked<BetCall | WinCall>): Amount {
  const read = minorFromUnits(body.amount);
  if (read.ok) return read;
  const status =
    read.refusal === 'amount_not_whole_poisha' ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, reply: refused(status, read.refusal) };
}

/** Our game behind the vendor's code for it. */
const getGame = ({ ctx, vendor, body }: Asked<{ game_code: string }>) =>
  loadSeamlessContext(ctx).game({ vendorCode: vendor.code, vendorGameCode: body.game_code });

/** A stake in a bet that costs nothing. One with a reward is a vendor's gift, and so free. */
const isGiftThatCosts = ({ is_free, reward_uuid }: BetCall, stake: Minor): boolean =>
  stake > 0n && (is_free === true || Boolean(reward_uuid));

async function bet(asked: Asked<BetCall>): Promise<SeamlessReply> {
  const { ctx, vendor, body } = asked;
  const amount = getAmount(asked);
  const [known, game] = await Promise.all([
    loadSeamlessContext(ctx).isKnown({ source: vendor.code, transactionId: body.transaction_uuid }),
    getGame(asked),
  ]);
  // A bet that was answered gets its answer again, also when no new one could be placed now.
  const begun = known ? null : await whyNot(asked);
  if (begun !== null && begun.status !== null) return refused(begun.status);
  if (!game?.open && !known) return refused('RS_ERROR_INVALID_GAME');
  if (!amount.ok) return amount.reply;
  if (!known && isGiftThatCosts(body, amount.value))
    return refused('RS_ERROR_WRONG_SYNTAX', 'free_bet_with_amount');
  const barred = begun && (await whyNotBet(asked, begun));
  if (barred) return barred;
  return order(asked, {
    ...getHead(asked),
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

/** Why a win is refused, unless it was answered before. */
function whyNotWin(vendor: Vendor, game: GameAtVendor | undefined, amount: Minor) {
  if (!game) return 'game_unknown';
  return amount > (game.winMax ?? vendor.winMaxMinor) ? 'win_above_ceiling' : undefined;
}

/** The same of a win without a bet, which is something new. */
function whyNotBonus(
  vendor: Vendor,
  game: GameAtVendor | undefined,
  amount: Minor,
): WagerRefusal | undefined {
  if (!vendor.open) return 'vendor_closed';
  if (amount > vendor.bonusMaxMinor) return 'bonus_above_ceiling';
  return whyNotWin(vendor, game, amount);
}

async function win(asked: Asked<WinCall>): Promise<SeamlessReply> {
  const { vendor, body } = asked;
  const read = getAmount(asked);
  if (!read.ok) return read.reply;
  const game = await getGame(asked);
  const amount = read.value;
  const reference = body.reference_transaction_uuid;
  if (reference) {
    const barred = whyNotWin(vendor, game, amount);
    const named = { round: body.round, gameCode: game?.code ?? '' };
    return order(asked, { ...getHead(asked), kind: 'win', barred, reference, named, amount });
  }
  if (!body.reward_uuid) return refused('RS_ERROR_WRONG_SYNTAX', 'bonus_without_reward');
  const head = { ...getHead(asked), endsRound: false, barred: whyNotBonus(vendor, game, amount) };
  return order(asked, { ...head, kind: 'bonus_win', product: 'vendor', amount });
}

async function rollback(asked: Asked<RollbackCall>): Promise<SeamlessReply> {
  const { body } = asked;
  // Only the end of a round needs to know which: what is taken back is known by its id.
  const game = body.round_closed ? await getGame(asked) : undefined;
  return order(asked, {
    ...getHead(asked),
    kind: 'rollback',
    named: game && { round: body.round, gameCode: game.code },
    reference: body.reference_transaction_uuid,
  });
}

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
  const read = readSeamlessBody(question, schema, bytes);
  if (!read.ok) {
    const { status, reason, requestId } = read;
    return {
      ...refused(status, reason),
      ...(requestId !== undefined && { request_uuid: requestId }),
    };
  }
  const { user } = read.value;
  const known = memberId.safeParse(user).success
    ? await loadSeamlessContext(ctx).member({ vendorCode: vendor.code, memberId: user })
    : undefined;
  const reply = known
    ? await handle({ ctx, vendor, member: known, body: read.value })
    : refused(stranger[question]);
  return { user, request_uuid: read.requestId, ...reply };
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

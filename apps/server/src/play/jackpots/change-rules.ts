import type * as contract from '@khelaghor/contract/play/jackpots.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { getPotReturn } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotRules } from '@khelaghor/game-engine/must-hit-by.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { addRatio, compareRatio, ratio } from '@khelaghor/money/ratio.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { checkRepeat, judgeSecondOperator } from '../../lib/operator-request.ts';
import { listPots, lockPlace, updatePot } from './pot-store.ts';
import type { StoredPot } from './pot-store.ts';
import { endRulesRequest, insertRulesRequest, lockRulesRequest } from './rules-store.ts';
import type { RulesRequest, TierName } from './rules-store.ts';

/** All pots of a game in one currency together return this share of the stakes at most. */
const returnMax = ratio(1n, 20n);

/** A tier, and the operator who does something about it. */
export type TierByOperator = { readonly tier: TierName; readonly caller: OperatorCaller };

const isSameTier = (one: TierName | RulesRequest, other: TierName): boolean =>
  one.gameCode === other.gameCode && one.currency === other.currency && one.tier === other.tier;

/** Locks the pots of a game, so that no run moves them, and reads them; empty: it has none. */
async function lockPots(tx: Tx, tier: TierName): Promise<readonly StoredPot[]> {
  const place = await lockPlace(tx, tier, { skipLocked: false });
  return place ? listPots(tx, tier) : [];
}

/** Why rules cannot be those of the next pots of a tier, beside those of the others. */
function findRulesFault(
  pots: readonly StoredPot[],
  tier: TierName,
  rules: PotRules,
): { readonly code: 'pot_rules_contradict' | 'pot_returns_too_much' } | null {
  if (rules.cap <= rules.start) return { code: 'pot_rules_contradict' };
  const sum = pots
    .map((pot) => getPotReturn(isSameTier(pot, tier) ? rules : pot.next))
    .reduce(addRatio, ratio(0n));
  return compareRatio(sum, returnMax) > 0 ? { code: 'pot_returns_too_much' } : null;
}

const toText = ({ start, cap, rate }: PotRules) => ({
  start: String(start),
  cap: String(cap),
  rate: Number(rate),
});

async function note(
  ctx: Context,
  tx: Tx,
  kind: 'rules_asked' | 'rules_changed' | 'rules_withdrawn',
  { tier: { gameCode, currency, tier }, caller }: TierByOperator,
  detail: object,
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `jackpot.${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `game:${gameCode}`,
    detail: { currency, tier, ...detail },
  });
}

type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

const isSameRules = (one: PotRules, other: PotRules): boolean =>
  one.start === other.start && one.cap === other.cap && one.rate === other.rate;

/** Requests other rules for the next pots of a tier, once for each key. */
export function requestRules(
  ctx: Context,
  by: TierByOperator,
  { key, version, reason, rules: texts }: ParsedBody<typeof contract.requestPotRules>,
): Promise<Result<null, Refusal<typeof contract.requestPotRules>>> {
  const { tier, caller } = by;
  const rules: PotRules = {
    start: parseMinorText(texts.start),
    cap: parseMinorText(texts.cap),
    rate: BigInt(texts.rate),
  };
  return transact(ctx, async (tx) => {
    const pots = await lockPots(tx, tier);
    const pot = pots.find((one) => isSameTier(one, tier));
    if (!pot) return refuse('pot_unknown');
    const known = await lockRulesRequest(tx, key);
    if (known) {
      const isSame = isSameTier(known, tier) && isSameRules(known.rules, rules);
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(null) : repeat;
    }
    if (pot.version !== version) return refuse('terms_changed');
    const fault = findRulesFault(pots, tier, rules);
    if (fault) return refuse(fault.code, { fields: { cap: { code: fault.code } } });
    const asked = { askedBy: caller.operatorId, askedAt: ctx.clock.now() };
    const { gameCode, currency } = tier;
    const row = { id: key, gameCode, currency, tier: tier.tier, version, rules, reason, ...asked };
    if (!(await insertRulesRequest(tx, row))) return refuse('request_waits');
    const detail = { reason, request: key, before: toText(pot.next), after: toText(rules) };
    await note(ctx, tx, 'rules_asked', by, detail);
    return ok(null);
  });
}

/** Locks a request; null when it is for another tier. */
async function lockRequestOf(tx: Tx, tier: TierName, id: string): Promise<RulesRequest | null> {
  const request = await lockRulesRequest(tx, id);
  return request && isSameTier(request, tier) ? request : null;
}

/**
 * Gives the pots after the one that stands the rules that another operator requested. A repeat by
 * the same operator changes nothing.
 */
export function confirmRules(
  ctx: Context,
  by: TierByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.confirmPotRules>>> {
  const { tier, caller } = by;
  return transact(ctx, async (tx) => {
    const pots = await lockPots(tx, tier);
    const pot = pots.find((one) => isSameTier(one, tier));
    if (!pot) return refuse('pot_unknown');
    const request = await lockRequestOf(tx, tier, requestId);
    const judged = judgeSecondOperator(request, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(null);
    if (pot.version !== request.version) return refuse('terms_changed');
    const { id, reason, rules } = request;
    // Rules of another tier may have changed since the request.
    if (findRulesFault(pots, tier, rules)) return refuse('pot_returns_too_much');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await endRulesRequest(tx, id, { outcome: 'done', ...end });
    await updatePot(tx, { ...pot, next: rules, version: pot.version + 1 });
    const detail = { reason, request: id, before: toText(pot.next), after: toText(rules) };
    await note(ctx, tx, 'rules_changed', by, detail);
    return ok(null);
  });
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawRules(
  ctx: Context,
  by: TierByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.withdrawPotRules>>> {
  const { tier, caller } = by;
  return transact(ctx, async (tx) => {
    const request = await lockRequestOf(tx, tier, requestId);
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await endRulesRequest(tx, request.id, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, 'rules_withdrawn', by, { request: requestId });
    return ok(null);
  });
}

import type { Diligence, readMemberRisk as contract } from '@khelaghor/contract/backoffice/risk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';
import { readPayingPhones } from '../../money/deposits/index.ts';
import { readCashWallet } from '../../money/wallet/index.ts';
import {
  readDocumentTerms,
  readMonthSums,
  isDiligenceReached,
} from '../../money/withdrawals/index.ts';
import type { MonthSums } from '../../money/withdrawals/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { listWithOpenCase } from '../cases/index.ts';
import { readMemberFigures, readStakedEver } from '../members/index.ts';
import { readCounts, readLogins, readMovements, readRuleMaximum } from './fact-store.ts';
import { readShared } from './read-shared.ts';
import { findNewCountry, computeRisk } from './score-rules.ts';
import type { RiskFacts } from './score-rules.ts';
import { findLeastNear } from './structuring.ts';

/** Facts of members that the score does not take from their sums of money. */
export type BehaviourFacts = Pick<
  RiskFacts,
  | 'bonuses'
  | 'shared'
  | 'rejectedClaims'
  | 'newCountryAt'
  | 'isDiligenceDue'
  | 'hasOpenCase'
  | 'movements'
  | 'reviewedFrom'
> & {
  /** Phones that paid in; empty: none is known. */
  readonly payingPhones: ReadonlySet<string>;
  readonly isNameVerified: boolean;
  /** Sums of 30 days, and the one that asks for a document; 0: none does. */
  readonly month: MonthSums;
  readonly diligenceFrom: bigint;
};

type Which = { readonly memberIds: readonly string[]; readonly currency: CashCurrency };

/** Payments that old are no part of a score, nor is a withdrawal that waited so long. */
const movementsMs = 30 * dayMs;

/** Reads what members dealt lately, and the amounts from which it is reviewed. */
async function readDealings(ctx: Context, db: Database, { memberIds, currency }: Which) {
  const now = ctx.clock.now();
  const [{ diligenceFrom }, { payoutSecondFrom }, ruleMaximum] = await Promise.all([
    readDocumentTerms(ctx, db, currency),
    readSettingsInTx(ctx, db),
    readRuleMaximum(db, currency),
  ]);
  const isSet = (from: bigint): boolean => from > 0n;
  const afterRule = ruleMaximum === null ? 0n : ruleMaximum + 1n;
  const reviewedFrom = {
    deposit: [diligenceFrom].filter(isSet),
    withdrawal: [diligenceFrom, BigInt(payoutSecondFrom) * 100n, afterRule].filter(isSet),
  };
  const least = {
    deposit: findLeastNear(reviewedFrom.deposit),
    withdrawal: findLeastNear(reviewedFrom.withdrawal),
  };
  const since = new Date(now.getTime() - movementsMs);
  const [getSums, movements] = await Promise.all([
    readMonthSums(db, memberIds, { currency, now }),
    readMovements(db, memberIds, { currency, since, least }),
  ]);
  return (memberId: string, isNameVerified: boolean) => {
    const month = getSums(memberId);
    return {
      month,
      diligenceFrom,
      reviewedFrom,
      isDiligenceDue: !isNameVerified && isDiligenceReached(diligenceFrom, month),
      movements: movements.filter((movement) => movement.memberId === memberId),
    };
  };
}

/** Reads facts of members in one currency, with as many queries for all as for one. */
export async function readBehaviour(
  ctx: Context,
  db: Database,
  which: Which,
): Promise<(memberId: string) => BehaviourFacts> {
  const { memberIds, currency } = which;
  if (memberIds.length === 0) throw new Error('facts of no member were asked for');
  const today = formatDhakaDate(ctx.clock.now().getTime());
  const [getShared, counts, logins, phones, getDealings, withCase] = await Promise.all([
    readShared(db, memberIds),
    readCounts(db, memberIds, { currency, today }),
    readLogins(db, memberIds),
    readPayingPhones(db, memberIds),
    readDealings(ctx, db, which),
    listWithOpenCase(db, memberIds),
  ]);
  return (memberId) => {
    const isNameVerified = counts.get(memberId)?.isNameVerified ?? false;
    return {
      ...getDealings(memberId, isNameVerified),
      shared: getShared(memberId),
      bonuses: counts.get(memberId)?.bonuses ?? 0n,
      rejectedClaims: counts.get(memberId)?.rejectedClaims ?? 0,
      isNameVerified,
      hasOpenCase: withCase.has(memberId),
      payingPhones: phones.get(memberId) ?? new Set(),
      newCountryAt: findNewCountry(
        logins
          .filter((login) => login.memberId === memberId)
          .map(({ address, at }) => ({ country: getCountry(address), at })),
      ),
    };
  };
}

const toDiligence = (facts: BehaviourFacts): Diligence | null =>
  facts.diligenceFrom === 0n
    ? null
    : {
        from: String(facts.diligenceFrom),
        deposited: String(facts.month.deposited),
        withdrawn: String(facts.month.withdrawn),
        isDue: facts.isDiligenceDue,
      };

/** Returns the score of a member without a withdrawal. Trials have none. */
export async function readMemberRisk(
  ctx: Context,
  id: string,
): Promise<Result<ValueOf<typeof contract>, 'member_unknown'>> {
  const member = await findById(ctx.db, id);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const { currency } = await readCashWallet(ctx.db, id);
  const [figures, staked, getBehaviour] = await Promise.all([
    readMemberFigures(ctx.db, [id], currency),
    readStakedEver(ctx.db, id, currency),
    readBehaviour(ctx, ctx.db, { memberIds: [id], currency }),
  ]);
  const sums = figures.get(id);
  if (!sums) return refuse('member_unknown');
  const { registeredAt, deposited, withdrawn } = sums;
  const behaviour = getBehaviour(id);
  const risk = computeRisk({
    ...behaviour,
    at: ctx.clock.now(),
    registeredAt,
    deposited,
    withdrawn,
    staked,
    payout: null,
  });
  return ok({ currency, risk, diligence: toDiligence(behaviour) });
}

import { operatorRules } from '@khelaghor/contract/backoffice/risk.ts';
import { formatDhakaDate, getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { readLevel } from '../../account/documents/index.ts';
import { readAddedTimes } from '../../money/payout-wallets/index.ts';
import { approveAsSystem } from '../../money/withdrawals/index.ts';
import type { QueuedPayout } from '../../money/withdrawals/index.ts';
import { readMemberFigures, readStakedEver } from '../members/index.ts';
import { readBehaviour } from '../risk/index.ts';
import { isApprovedByRule } from './payout-rule.ts';
import { isOfOperator, lockRule, readDaySums } from './payout-rule-store.ts';
import { computePayoutRisk } from './payout-risk.ts';

/** The risk score of a payout from facts of this moment, and the age of its account. */
async function readRisk(ctx: Context, tx: Tx, payout: QueuedPayout) {
  const { memberId, currency, walletId } = payout;
  const figures = (await readMemberFigures(tx, [memberId], currency)).get(memberId);
  if (!figures) throw new Error(`withdrawal ${payout.id} is of a member who does not exist`);
  const addedAt = walletId === null ? null : (await readAddedTimes(tx, [walletId])).get(walletId);
  const staked = await readStakedEver(tx, memberId, currency);
  const behaviour = (await readBehaviour(ctx, tx, { memberIds: [memberId], currency }))(memberId);
  const walletAddedAt = addedAt ?? null;
  const risk = computePayoutRisk(payout, { figures, staked, behaviour, walletAddedAt });
  return { risk, registeredAt: figures.registeredAt };
}

/** The rule's verdict on a locked withdrawal; null: it is left to operators. */
async function judge(ctx: Context, tx: Tx, payout: QueuedPayout) {
  const { memberId, currency } = payout;
  const { terms, version } = await lockRule(tx, currency);
  if (!terms.enabled) return null;
  const now = ctx.clock.now();
  const dayStart = new Date(startOfDhakaDay(getDhakaDay(now.getTime())));
  const { risk, registeredAt } = await readRisk(ctx, tx, payout);
  const isApproved = isApprovedByRule(terms, {
    ...(await readDaySums(tx, { memberId, currency }, dayStart)),
    score: risk.score,
    isLeftToOperators:
      risk.reasons.some(({ rule }) => operatorRules.includes(rule)) ||
      (await isOfOperator(tx, memberId)),
    level: await readLevel(tx, memberId, formatDhakaDate(now.getTime())),
    registeredAt,
    amount: parseMinorText(payout.amount),
    now,
  });
  return isApproved ? { version, terms, risk } : null;
}

/**
 * Approves a withdrawal by the operators' rule, or leaves it to them. Its row is locked first, then
 * the rule, so that an operator's decision comes before or after and sums of a day are exact.
 */
export const approveByRule = (ctx: Context, id: string): Promise<boolean> =>
  approveAsSystem(ctx, id, (tx, payout) => judge(ctx, tx, payout));

import { levelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';
import type * as contract from '@khelaghor/contract/money/level-limits.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { createTermsRules, readWaitingTerms } from '../../lib/change-requests/requested-terms.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findContradiction } from './level-rules.ts';
import { listLimits, lockLimit, writeLimit } from './store.ts';
import type { LimitKey } from './store.ts';

const limitTerms = { kind: 'level_limit', schema: levelLimitTerms } as const;

const formatKey = ({ currency, level }: LimitKey): string => `${currency} ${level}`;

/** The limits of deposits of a level in a currency, as terms that two operators change. */
export const getLimitRules = (key: LimitKey) =>
  createTermsRules({
    ...limitTerms,
    subject: formatKey(key),
    lock: (tx) => lockLimit(tx, key),
    write: (tx, next) => writeLimit(tx, key, next),
    findFault: (terms) => {
      const field = findContradiction(terms);
      return field && { field, code: 'level_limits_contradict' as const };
    },
  });

/** Returns the limits as an operator sees them. */
export async function readDeskLimits(
  ctx: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof contract.listLevelLimits>> {
  const [limits, getWaiting] = await Promise.all([
    listLimits(ctx.db),
    readWaitingTerms(ctx.db, limitTerms, caller),
  ]);
  return { limits: limits.map((limit) => ({ ...limit, waiting: getWaiting(formatKey(limit)) })) };
}

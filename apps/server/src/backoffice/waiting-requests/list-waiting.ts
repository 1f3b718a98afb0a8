import { areaOfWaiting } from '@khelaghor/contract/backoffice/waiting-kinds.ts';
import type { listWaitingRequests } from '@khelaghor/contract/backoffice/waiting-requests.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { listWaitingResets } from '../../account/factor-resets/index.ts';
import { listWaitingPayoutRules } from '../approvals/index.ts';
import { listWaitingAlertRules } from '../alerts/index.ts';
import { listWaitingRoles } from '../operators/index.ts';
import { listWaitingAdjustments } from '../../money/adjustments/index.ts';
import { listWaitingForgiveness } from '../../money/debts/index.ts';
import {
  listWaitingChannels,
  listWaitingClaims,
  listWaitingDecisions,
} from '../../money/deposits/index.ts';
import { listWaitingLevelLimits } from '../../money/level-limits/index.ts';
import { listWaitingFees } from '../../money/payout-fees/index.ts';
import {
  listWaitingPayouts,
  listWaitingRepeats,
  listWaitingWithdrawalTerms,
} from '../../money/withdrawals/index.ts';
import { listWaitingLimits } from '../../play/inhouse/index.ts';
import { listWaitingPotRules } from '../../play/jackpots/index.ts';
import {
  listWaitingTerms,
  listWaitingBlocks,
  listWaitingCallOffs,
  listWaitingCorrections,
} from '../../play/lottery/index.ts';
import { listWaitingRounds } from '../../play/seamless-wallet/index.ts';
import { listWaitingVoids } from '../../play/shared-rounds/index.ts';
import { listWaitingSettings } from '../../site/settings/index.ts';
import type { Context } from '../../lib/context.ts';
import type { LoggedInOperator } from '../../lib/http/principals.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import type { ListWaiting } from '../../lib/waiting-requests.ts';

/** The features in which a second operator decides. */
const features: readonly ListWaiting[] = [
  listWaitingResets,
  listWaitingPayoutRules,
  listWaitingRoles,
  listWaitingAdjustments,
  listWaitingForgiveness,
  listWaitingChannels,
  listWaitingClaims,
  listWaitingDecisions,
  listWaitingFees,
  listWaitingLevelLimits,
  listWaitingPayouts,
  listWaitingRepeats,
  listWaitingWithdrawalTerms,
  listWaitingLimits,
  listWaitingPotRules,
  listWaitingTerms,
  listWaitingBlocks,
  listWaitingCallOffs,
  listWaitingCorrections,
  listWaitingRounds,
  listWaitingVoids,
  listWaitingSettings,
  listWaitingAlertRules,
];

/** Lists all that waits for a second operator, where the role of the caller sees it. */
export async function readWaiting(
  { db }: Context,
  caller: LoggedInOperator,
): Promise<ValueOf<typeof listWaitingRequests>> {
  const found = await Promise.all(features.map((list) => list(db)));
  const requests = found
    .flat()
    .filter(({ kind }) => caller.permissions.includes(`${areaOfWaiting[kind]}.see`))
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
  return {
    requests: requests.map(({ kind, subject, name, ...request }) => ({
      ...toOperatorRequest(request, caller),
      kind,
      subject,
      name,
    })),
  };
}

import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { OperatorRequest } from '@khelaghor/contract/lib/operator-request.ts';
import type { OperatorCaller } from './http/principals.ts';
import { ok, refuse } from './http/result.ts';
import type { Result } from './http/result.ts';

/** A request that a second operator has to confirm, as its table stores it. */
type StoredRequest = {
  readonly id: string;
  readonly reason: string;
  readonly askedBy: string;
  /** Null while it waits. */
  readonly outcome: string | null;
  readonly endedBy: string | null;
};

/** Returns a request as one operator sees it. */
export const toOperatorRequest = (
  {
    id,
    reason,
    askedBy,
    askedByName,
    askedAt,
  }: Pick<StoredRequest, 'id' | 'reason' | 'askedBy'> & {
    readonly askedByName: string;
    readonly askedAt: Date;
  },
  { operatorId }: OperatorCaller,
): OperatorRequest => ({
  id,
  reason,
  askedBy: askedByName,
  askedAt: askedAt.toISOString(),
  isOwn: askedBy === operatorId,
});

/**
 * Decides whether an operator makes a request that they made before, for which its key stands.
 * @param isSame whether the rest of the request is the same
 */
export const checkRepeat = (
  known: Pick<StoredRequest, 'reason' | 'askedBy'>,
  { reason, caller, isSame }: { reason: string; caller: OperatorCaller; isSame: boolean },
): Result<'repeat', 'key_reused'> =>
  isSame && known.reason === reason && known.askedBy === caller.operatorId
    ? ok('repeat')
    : refuse('key_reused');

/**
 * Decides whether an operator can confirm a locked request: `act` carries it out, `repeat` means
 * that they have confirmed it before. Refuses the operator who made it, and one that has ended.
 * @param unknown the refusal of a request that does not wait
 */
export function judgeSecondOperator<C extends ErrorCode>(
  request: Pick<StoredRequest, 'askedBy' | 'outcome' | 'endedBy'> | null,
  { operatorId }: OperatorCaller,
  unknown: C,
): Result<'act' | 'repeat', C | 'second_operator_needed'> {
  if (request?.outcome === 'done' && request.endedBy === operatorId) return ok('repeat');
  if (!request || request.outcome !== null) return refuse(unknown);
  return request.askedBy === operatorId ? refuse('second_operator_needed') : ok('act');
}

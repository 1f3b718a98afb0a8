import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  operatorsAcceptInvitation,
  operatorsRenewFactor,
  operatorSetUp,
  operatorInspectSetupLink,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type {
  claim as claimRoute,
  inspectSetupLink,
} from '@khelaghor/contract/backoffice/operator.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';

/** What is needed to enrol an authenticator app. The secret is the same while the link is good. */
export const useEnrolment = (claim: string) =>
  useCall(
    ['claim', claim],
    operatorInspectSetupLink,
    { body: { claim } },
    { staleTime: Infinity, refetchOnWindowFocus: false },
  );

/** What is filled in at a link, whatever the link is for. */
export type LinkUse = BodyOf<typeof claimRoute>;
export type Purpose = ValueOf<typeof inspectSetupLink>['purpose'];

function send(purpose: Purpose, { username, ...rest }: LinkUse) {
  if (purpose === 'first') return callOrThrow(operatorSetUp, { body: { username, ...rest } });
  return purpose === 'invitation'
    ? callOrThrow(operatorsAcceptInvitation, { body: rest })
    : callOrThrow(operatorsRenewFactor, { body: rest });
}

/** Uses the link; the reply's cookie logs the operator in. The enrolment is forgotten then. */
export function useSetup(purpose: Purpose, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (use: LinkUse) => send(purpose, use),
    onSuccess: () => {
      queries.clear();
      onDone();
    },
  });
}

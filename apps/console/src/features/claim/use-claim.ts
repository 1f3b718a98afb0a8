import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operatorClaim, operatorInspectClaim } from '@khelaghor/client/routes.gen.ts';
import type { claim as claimRoute } from '@khelaghor/contract/operator.ts';
import type { BodyOf } from '@khelaghor/contract/route.ts';
import { ask } from '../../shared/ask.ts';

/** What is needed to enrol an authenticator app. The secret is the same while the link is good. */
export const useEnrolment = (claim: string) =>
  useQuery({
    queryKey: ['claim', claim],
    queryFn: ({ signal }) => ask(operatorInspectClaim, { body: { claim } }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Makes the operator; the reply's cookie logs him in. The enrolment is forgotten with the rest. */
export function useClaim() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof claimRoute>) => ask(operatorClaim, { body }),
    onSuccess: () => queries.clear(),
  });
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { ApiError } from '@khelaghor/client/api-error.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';

const lostText = msg`We cannot reach the site. Check your connection and try again.`;
const faultText = msg`This page has an error. Reload it and try again.`;

/** Words a refusal: the server's sentence, or ours when the server was not reached. */
export function useRefusalText(): (refusal: CallRefusal) => string {
  const { _ } = useLingui();
  return (refusal) => (refusal.code === 'network' ? _(lostText) : refusal.message);
}

/** Words whatever a query threw. */
export function useErrorText(): (failure: unknown) => string {
  const { _ } = useLingui();
  const formatRefusal = useRefusalText();
  return (failure) => (failure instanceof ApiError ? formatRefusal(failure.refusal) : _(faultText));
}

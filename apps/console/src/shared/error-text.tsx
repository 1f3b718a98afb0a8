import { Trans } from '@lingui/react/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';

/** Why a call did not succeed. The server words its refusals in the reader's language. */
export function ErrorText({ refusal }: { refusal: CallRefusal }) {
  if (refusal.code === 'network') {
    return <Trans>The server cannot be reached. Check your connection and try again.</Trans>;
  }
  return refusal.message;
}

/** What is wrong with one field, when the refusal names it. */
export const getField = (refusal: CallRefusal | null, name: string): string | undefined =>
  refusal !== null && refusal.code !== 'network' ? refusal.fields?.[name] : undefined;

/** Whether the refusal is about fields, under which its sentences are shown. */
export const isAboutFields = (refusal: CallRefusal): boolean =>
  refusal.code !== 'network' &&
  refusal.code !== 'malformed' &&
  Object.keys(refusal.fields ?? {}).length > 0;

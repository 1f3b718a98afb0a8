import {
  socialLoginFinish,
  identitiesFinishLinking,
} from '@khelaghor/client/routes/account.gen.ts';
import type { Entered } from '@khelaghor/contract/account/second-factors.ts';
import { bindingMark, findProviderAt } from '@khelaghor/contract/site/identity-providers.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { linkedIdentitiesQuery } from './use-linked-identities.ts';
import { pendingQuery } from './pending-identity.ts';

/** The OAuth callback's address, which the boot script has moved into the document. */
type Answer = { readonly path: string; readonly search: string };
type ReturnedDocument = Document & { elsewhereAnswer?: Answer | undefined };

/** The result of the OAuth callback. */
type Returned =
  | { readonly state: 'waiting' }
  | {
      readonly state: 'refused';
      readonly text: string | null;
      readonly isBinding: boolean;
      /** The member's time limit is reached: they can log in with this provider to withdraw. */
      readonly lateBy?: OutsideProvider;
    };

type Follow = {
  readonly onEntered: (value: Entered, next: string | null) => Promise<void>;
  readonly onUnknown: () => Promise<void>;
  readonly onBound: (provider: OutsideProvider) => Promise<void>;
};

/** Sends the OAuth callback to our server, once, and continues with the result. */
export function useOAuthCallback({ onEntered, onUnknown, onBound }: Follow): Returned {
  const queries = useQueryClient();
  const formatRefusal = useRefusalText();
  const [returned, setReturned] = useState<Returned>({ state: 'waiting' });

  const bind = async (provider: OutsideProvider, search: string) => {
    const reply = await call(identitiesFinishLinking, { body: { provider, search } });
    if (!reply.success) {
      setReturned({ state: 'refused', text: formatRefusal(reply), isBinding: true });
      return;
    }
    queries.setQueryData(linkedIdentitiesQuery.queryKey, reply.value);
    await onBound(provider);
  };
  const enter = async (provider: OutsideProvider, search: string) => {
    const reply = await call(socialLoginFinish, { body: { provider, search } });
    if (!reply.success) {
      const isLate = reply.code === 'limit_time_reached';
      const late = isLate && { lateBy: provider };
      setReturned({ state: 'refused', text: formatRefusal(reply), isBinding: false, ...late });
      return;
    }
    await queries.invalidateQueries({ queryKey: pendingQuery.queryKey });
    const { value } = reply;
    if (value.outcome === 'unknown') await onUnknown();
    else await onEntered(value.entered, value.next);
  };

  useEffect(() => {
    const page: ReturnedDocument = document;
    const { path = '', search = '' } = page.elsewhereAnswer ?? {};
    page.elsewhereAnswer = undefined;
    const provider = findProviderAt(path);
    const said = search.replace(/^\?/u, '');
    const isBinding = new URLSearchParams(said).get('state')?.startsWith(bindingMark) === true;
    if (provider === null) setReturned({ state: 'refused', text: null, isBinding: false });
    else void (isBinding ? bind(provider, said) : enter(provider, said));
    // Once: the state of an OAuth callback is valid once.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return returned;
}

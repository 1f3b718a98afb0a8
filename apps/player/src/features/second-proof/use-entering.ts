import type { AskedProof, Entered } from '@khelaghor/contract/second-proof.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths, safeNext } from '../../shared/paths.ts';
import { sessionOpened } from '../../shared/session.ts';

export type Entering = {
  /** What is asked for beside the first proof; null while nothing is. */
  readonly asked: AskedProof | null;
  /** Goes on after a proof that was right: in, or to the next question. */
  readonly entered: (value: Entered, wanted?: string) => Promise<void>;
  readonly again: () => void;
};

/** What follows a right proof, whichever it was: the site, or the question for a second one. */
export function useEntering(next?: string): Entering {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const entered = async (value: Entered, wantedThen = next) => {
    if (!value.entered) {
      setAsked(value.secondProof);
      return;
    }
    if (value.mustChangePassword) {
      await navigate({ to: paths.home, search: { open: 'mustChange' }, replace: true });
      return;
    }
    await sessionOpened(queries);
    const wanted = safeNext(wantedThen);
    if (value.firstTimeLogin && wanted === null)
      await navigate({ to: paths.home, search: { open: 'registered' }, replace: true });
    else await navigate({ href: wanted ?? paths.home, replace: true });
  };
  return { asked, entered, again: () => setAsked(null) };
}

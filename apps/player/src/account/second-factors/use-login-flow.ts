import type { AskedProof, Entered } from '@khelaghor/contract/account/second-factors.ts';
import { useState } from 'react';
import { useFinishLogin } from '../../shared/use-finish-login.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths, getSafeNext } from '../../shared/paths.ts';

export type LoginFlow = {
  /** What is asked for beside the first proof; null while nothing is. */
  readonly asked: AskedProof | null;
  /** Goes on after a proof that was right: in, or to the next question. */
  readonly entered: (value: Entered, wanted?: string) => Promise<void>;
  readonly again: () => void;
};

/** What follows a right proof, whichever it was: the site, or the question for a second one. */
export function useLoginFlow(next?: string): LoginFlow {
  const finishLogin = useFinishLogin();
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
    const first = value.firstTimeLogin ? `${paths.home}?open=registered` : paths.home;
    const then = getSafeNext(wantedThen) ?? first;
    await finishLogin(then);
  };
  return { asked, entered, again: () => setAsked(null) };
}

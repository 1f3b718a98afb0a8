import type {
  SecondFactorChallenge,
  Entered,
  SecondProof,
} from '@khelaghor/contract/account/second-factors.ts';
import { useState } from 'react';
import { useFinishLogin } from '../../shared/session-changes.ts';
import { answerLoginAgain } from '../../shared/session/login-again.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths, getSafeNext } from '../../shared/paths.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { secondFactorVerify } from '@khelaghor/client/routes/account.gen.ts';
import { call } from '../../shared/api.ts';

export type LoginFlow = {
  /** What is asked for beside the first proof; null while nothing is. */
  readonly asked: SecondFactorChallenge | null;
  /** Goes on after a proof that was right: in, or to the next question. */
  readonly entered: (value: Entered, wanted?: string) => Promise<void>;
  readonly again: () => void;
};

/** What follows a right proof, whichever it was: the site, or the question for a second one. */
export function useLoginFlow(next?: string): LoginFlow {
  const finishLogin = useFinishLogin();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<SecondFactorChallenge | null>(null);
  const entered = async (value: Entered, wantedThen = next) => {
    if (!value.entered) {
      setAsked(value.secondProof);
      return;
    }
    if (value.mustChangePassword) {
      answerLoginAgain(false);
      await navigate({ to: paths.home, search: { open: 'mustChange' }, replace: true });
      return;
    }
    const first = value.firstTimeLogin ? `${paths.home}?open=registered` : paths.home;
    const then = getSafeNext(wantedThen) ?? first;
    await finishLogin(then);
  };
  return { asked, entered, again: () => setAsked(null) };
}

/** Gives a second proof, and goes in; or gives what was refused. */
export function useVerifyFactor({ asked, entered }: LoginFlow) {
  return async (proof: SecondProof): Promise<CallRefusal | null> => {
    if (asked === null) return null;
    const { challengeId } = asked;
    const reply = await call(secondFactorVerify, { body: { challengeId, proof } });
    if (!reply.success) return reply;
    await entered(reply.value);
    return null;
  };
}

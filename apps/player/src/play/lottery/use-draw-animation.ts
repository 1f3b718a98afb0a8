import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { useEffect, useState } from 'react';
import type { Mood } from './drawings/drawing.ts';
import { getDrawState, type LotteryTerms } from './issue-state.ts';
import { useSecond } from './use-server-second.ts';

const tumbleMs = 700;
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The state of the stage. */
export type DrawAnimationState = {
  /** The drawn issue whose numbers are on the stage; null before the first draw of all. */
  readonly shown: Issue | null;
  readonly mood: Mood;
  /** The result of the last issue is overdue. */
  readonly isLate: boolean;
  /** The official result of the last issue is not known yet. */
  readonly isAwaited: boolean;
  /** A drawn issue that is not seen whole yet: its tickets wait until it is. */
  readonly animatedIssueId: string | null;
  /** The issue whose result was drawn before the reader's eyes and is to be read out; else null. */
  readonly announced: Issue | null;
};

type Landed = { readonly issue: Issue | null; readonly step: 'there' | 'landing' | 'announced' };

/**
 * Animates the draws: the drawing moves from the moment of the draw until its result is known, and
 * at least for a moment, then it comes to rest. With reduced motion the result appears at once.
 */
export function useDrawAnimation(terms: LotteryTerms, landingMs: number): DrawAnimationState {
  const latest = terms.results[0] ?? null;
  const [landed, setLanded] = useState<Landed>({ issue: latest, step: 'there' });
  const state = useSecond((timeMs) => getDrawState(terms, timeMs));
  const isNew = latest !== null && latest.issueId !== landed.issue?.issueId;
  const isLanding = !isNew && landed.step === 'landing';
  useEffect(() => {
    if (!isNew) return undefined;
    const isStill = matchMedia(reducedMotion).matches;
    const step = isStill ? 'announced' : 'landing';
    const timer = setTimeout(() => setLanded({ issue: latest, step }), isStill ? 0 : tumbleMs);
    return () => clearTimeout(timer);
    // The issue object may change while its dice tumble, because it is settled.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isNew, latest?.issueId]);
  useEffect(() => {
    if (!isLanding) return undefined;
    const timer = setTimeout(
      () => setLanded(({ issue }) => ({ issue, step: 'announced' })),
      landingMs,
    );
    return () => clearTimeout(timer);
  }, [isLanding, landingMs]);
  const isRolling = isNew || (state === 'drawing' && !isLanding);
  return {
    shown: landed.issue,
    mood: isRolling ? 'rolling' : isLanding ? 'landing' : 'resting',
    isLate: !isNew && state === 'late',
    isAwaited: !isNew && state === 'awaited',
    animatedIssueId: isNew ? latest.issueId : isLanding ? (landed.issue?.issueId ?? null) : null,
    announced: !isRolling && landed.step === 'announced' ? landed.issue : null,
  };
}

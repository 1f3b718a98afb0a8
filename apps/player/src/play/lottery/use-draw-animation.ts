import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { useEffect, useState } from 'react';
import { getDrawState, type LotteryTerms } from './issue-state.ts';
import { useSecond } from './use-server-second.ts';

const tumbleMs = 700;
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The state of the plate. */
export type DrawAnimationState = {
  /** The drawn issue whose dice lie on the plate; null before the first draw of all. */
  readonly shown: Issue | null;
  readonly mood: 'resting' | 'rolling' | 'landing';
  /** The result of the last issue is overdue. */
  readonly isLate: boolean;
  /** A drawn issue whose dice are still tumbling: its tickets wait until they lie. */
  readonly animatedIssueId: string | null;
};

/**
 * Animates the draws: the dice tumble from the moment of the draw until its result is known, and at
 * least for a moment, then they land. With reduced motion the result appears at once.
 */
export function useDrawAnimation(terms: LotteryTerms): DrawAnimationState {
  const latest = terms.results[0] ?? null;
  const [landed, setLanded] = useState({ issue: latest, isFresh: false });
  const state = useSecond((timeMs) => getDrawState(terms, timeMs));
  const isNew = latest !== null && latest.issueId !== landed.issue?.issueId;
  useEffect(() => {
    if (!isNew) return undefined;
    const wait = matchMedia(reducedMotion).matches ? 0 : tumbleMs;
    const timer = setTimeout(() => setLanded({ issue: latest, isFresh: true }), wait);
    return () => clearTimeout(timer);
    // The issue object may change while its dice tumble, because it is settled.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isNew, latest?.issueId]);
  const isRolling = isNew || state === 'drawing';
  return {
    shown: landed.issue,
    mood: isRolling ? 'rolling' : landed.isFresh ? 'landing' : 'resting',
    isLate: !isNew && state === 'late',
    animatedIssueId: isNew ? latest.issueId : null,
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RoundView } from '../round-view.ts';
import { useShowMs } from '../turbo.ts';
import type { ShowPlan } from './reel-timeline.ts';

type ShowRunProps<Event> = {
  readonly mood: RoundView<Record<string, never>>['mood'];
  /** Plans the show whose answer came so long after its press. */
  readonly plan: (answered: number) => ShowPlan<Event>;
  /** Events have come, several of them when time was skipped. */
  readonly onEvents: (events: readonly Event[], isSkip: boolean) => void;
  readonly onEnd: () => void;
};

/** A show that runs. `shown`: how many events have come. `startedAt`: by the browser's clock. */
type Run<Event> = {
  readonly plan: ShowPlan<Event>;
  readonly shown: number;
  readonly startedAt: number;
};

/** Goes to a time of the plan that is found from the time now and the last event. */
export type Jump<Event> = (
  find: (plan: ShowPlan<Event>, now: number, last: Event | undefined) => number,
) => void;

/** Runs the plan of a show by the clock, and skips parts of it. */
export function useShowRun<Event extends { readonly at: number }>({
  mood,
  plan,
  onEvents,
  onEnd,
}: ShowRunProps<Event>): Jump<Event> {
  const run = useRef<Run<Event> | null>(null);
  const pressedAt = useRef<number | null>(null);
  const [jumps, setJumps] = useState(0);
  const pace = useShowMs(1);
  const end = useEffectEvent(onEnd);
  const pass = (running: Run<Event>, events: readonly Event[], isSkip: boolean) => {
    run.current = { ...running, shown: running.shown + events.length };
    onEvents(events, isSkip);
  };
  const play = useEffectEvent((event: Event) => {
    if (run.current) pass(run.current, [event], false);
  });
  const start = useEffectEvent((now: number): Run<Event> => {
    const startedAt = pressedAt.current ?? now;
    return { plan: plan((now - startedAt) / pace), shown: 0, startedAt };
  });

  useEffect(() => {
    const now = performance.now();
    if (mood !== 'landing') {
      pressedAt.current = mood === 'waiting' ? now : null;
      run.current = null;
      return undefined;
    }
    run.current ??= start(now);
    const { plan: planned, shown, startedAt } = run.current;
    const getDelay = (at: number) => startedAt + at * pace - now;
    const timers = planned.events
      .slice(shown)
      .map((event) => setTimeout(() => play(event), getDelay(event.at)));
    timers.push(setTimeout(() => end(), getDelay(planned.end)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [mood, pace, jumps]);

  return (find) => {
    const running = run.current;
    if (!running) return;
    const { plan: planned, shown, startedAt } = running;
    const now = (performance.now() - startedAt) / pace;
    const to = find(planned, now, planned.events[shown - 1]);
    if (to >= planned.end) return onEnd();
    const skipped = planned.events.slice(shown).filter(({ at }) => at <= to);
    pass({ ...running, startedAt: startedAt - (to - now) * pace }, skipped, true);
    setJumps(jumps + 1);
  };
}

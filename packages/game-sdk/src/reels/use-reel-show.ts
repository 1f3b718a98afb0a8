import { useRef, useState } from 'react';
import type { PlayedHold } from '@khelaghor/slot-engine/play-hold.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import type { RoundView } from '../round-view.ts';
import type { HoldPlace } from './hold-show.ts';
import { planShow } from './reel-timeline.ts';
import type { ReelEvent, ShownSpin, SignKind } from './reel-timeline.ts';
import { findSeriesEnd, findSkip, isInFeature } from './skip-show.ts';
import { useShowRun } from './use-show-run.ts';

export type ReelState = {
  readonly place: number;
  readonly motion: 'still' | 'turning' | 'landing';
};

type ReelShowProps<Spin extends ShownSpin> = {
  readonly mood: RoundView<Record<string, never>>['mood'];
  /** The spins of the round that lands or has landed; none before the first round. */
  readonly spins: readonly Spin[];
  /** The cells that the round holds; null: none. */
  readonly hold: PlayedHold | null;
  /** Where the reels stand before the first round. */
  readonly first: readonly number[];
  /** A reel has reached its stop. */
  readonly onStand: (reel: number) => void;
  /** Cells have landed in a respin. */
  readonly onHeld: (respin: number) => void;
  readonly onEnd: () => void;
};

type Moving = {
  readonly spin: number;
  readonly reels: readonly ReelState[];
  /** The sign over the reels; null: none. */
  readonly sign: SignKind | null;
  /** Whether a symbol has filled its reels. */
  readonly isFilled: boolean;
  /** The respin of the free cells; null: no cell is held. */
  readonly respin: HoldPlace | null;
};

const turnAll = (places: readonly number[]): readonly ReelState[] =>
  places.map((place) => ({ place, motion: 'turning' }));

/** The reels after an event of the show. */
function moveReels(moving: Moving, event: ReelEvent, spins: readonly ShownSpin[]): Moving {
  const { spin } = event;
  switch (event.kind) {
    case 'turn':
      return {
        spin,
        reels: turnAll(moving.reels.map(({ place }) => place)),
        sign: null,
        isFilled: false,
        respin: null,
      };
    case 'sign':
      return { ...moving, sign: event.sign };
    case 'fill':
      return { ...moving, isFilled: true };
    case 'respin':
    case 'settle': {
      const respin = { number: event.respin, isTurning: event.kind === 'respin' };
      return { ...moving, sign: null, respin };
    }
    case 'land':
    case 'stand': {
      const place = spins[spin]?.places[event.reel] ?? 0;
      const motion = event.kind === 'land' ? 'landing' : 'still';
      const reels = moving.reels.map((reel, index) =>
        index === event.reel ? { place, motion } : reel,
      ) satisfies readonly ReelState[];
      return { ...moving, spin, reels };
    }
  }
}

export type ReelShow = Moving & {
  /** The spin that is shown; -1: none yet. */
  readonly spin: number;
  readonly isMoving: boolean;
  /** Skips what is shown now, or the rest of a feature after one spin of it was skipped. */
  skip(): void;
  /** Goes to the closing sign of the feature that runs, or ends the motion. */
  skipAll(): void;
};

/**
 * Turns the reels from the press on and stops them one after another, spin by spin. With the wish
 * for less motion they stand at once.
 */
export function useReelShow<Spin extends ShownSpin>(props: ReelShowProps<Spin>): ReelShow {
  const { mood, spins, hold, first } = props;
  const isStill = useReducedMotion();
  const hasSkippedSpin = useRef(false);
  const [standing, setStanding] = useState(spins.at(-1)?.places ?? first);
  const [moving, setMoving] = useState<Moving | null>(null);
  const calm = { sign: null, isFilled: false, respin: null };
  const begin: Moving = { ...calm, spin: 0, reels: turnAll(standing) };
  const respins = (hold?.respins ?? []).map(({ landed }) => ({ isLanding: landed.length > 0 }));
  const jump = useShowRun({
    mood,
    plan(answered) {
      hasSkippedSpin.current = false;
      return isStill ? { events: [], end: 0 } : planShow(spins, answered, respins);
    },
    onEvents(events, isSkip) {
      setMoving((before) =>
        events.reduce((now, event) => moveReels(now, event, spins), before ?? begin),
      );
      if (isSkip) return;
      for (const event of events) {
        if (event.kind === 'stand') props.onStand(event.reel);
        if (event.kind === 'settle' && respins[event.respin]?.isLanding) props.onHeld(event.respin);
      }
    },
    onEnd() {
      setStanding(spins.at(-1)?.places ?? standing);
      setMoving(null);
      props.onEnd();
    },
  });
  const skip = () =>
    jump((plan, now, last) => {
      const to = findSkip(plan, spins, { now, hasSkippedSpin: hasSkippedSpin.current });
      if (isInFeature(spins, last)) hasSkippedSpin.current = true;
      return to;
    });
  const skipAll = () => jump(findSeriesEnd);

  const isMoving = mood === 'landing';
  if (moving && isMoving) return { ...moving, isMoving, skip, skipAll };
  const isTurning = mood !== 'resting' && !isStill;
  const reels = standing.map((place): ReelState => ({
    place,
    motion: isTurning ? 'turning' : 'still',
  }));
  const spin = isMoving ? 0 : spins.length - 1;
  const isOver = mood === 'resting' && hold !== null;
  const respin = isOver ? { number: respins.length - 1, isTurning: false } : null;
  return { ...calm, respin, reels, spin, isMoving, skip, skipAll };
}

import { useRef, useState } from 'react';
import type { SignKind } from '../reels/reel-timeline.ts';
import { useShowRun } from '../reels/use-show-run.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import type { RoundView } from '../round-view.ts';
import type { Pieces, TumbledSpin, TumblePlace } from './show-tumbles.ts';
import { findNextSign, findTumbleSkip, planTumbles } from './tumble-timeline.ts';
import type { TumbleEvent } from './tumble-timeline.ts';

/** A reel on the stage. `key`: another one, and its pieces are all new. */
export type TumbleReel = {
  readonly key: string;
  readonly pieces: Pieces[number];
  /** Whether its pieces fall out of the window. */
  readonly isOut: boolean;
};

type Moving = TumblePlace & {
  readonly reels: readonly TumbleReel[];
  readonly sign: SignKind | null;
  /** Whether the wins of the window vanish. */
  readonly isVanishing: boolean;
};

export type TumbleShow = Moving & {
  readonly isMoving: boolean;
  /** Skips a tumble, or all until the next sign after one was skipped. */
  skip(): void;
  /** Goes to the next sign, or ends the motion. */
  skipAll(): void;
};

type TumbleShowProps = {
  readonly mood: RoundView<Record<string, never>>['mood'];
  /** The spins of the round that lands or has landed; none before the first round. */
  readonly spins: readonly TumbledSpin[];
  /** The pieces in the window before the first round. */
  readonly first: Pieces;
  /** The pieces of a reel lie. */
  readonly onStand: (reel: number) => void;
  readonly onEnd: () => void;
};

const clearAll = (reels: readonly TumbleReel[]): TumbleReel[] =>
  reels.map((reel) => ({ ...reel, isOut: true }));

const nowhere = { tumble: 0, isTold: false, isVanishing: false, sign: null } as const;

/** The stage after an event of the show. */
function move(moving: Moving, event: TumbleEvent, spins: readonly TumbledSpin[]): Moving {
  const { spin } = event;
  const pieces = spins[spin]?.pieces ?? [];
  switch (event.kind) {
    case 'clear':
      return { ...nowhere, spin, reels: clearAll(moving.reels) };
    case 'land': {
      // Of another key than the reel that fell out: both spins of two rounds may have one number.
      const key = `${spin}${moving.reels[event.reel]?.key.endsWith('+') ? '-' : '+'}`;
      const landed = { key, pieces: pieces[0]?.[event.reel] ?? [], isOut: false };
      return { ...moving, spin, reels: moving.reels.with(event.reel, landed) };
    }
    case 'stand':
      return { ...moving, spin };
    case 'tell':
      return { ...moving, tumble: event.tumble, isTold: true };
    case 'vanish':
      return { ...moving, isVanishing: true };
    case 'fall': {
      const reels = moving.reels.map((reel, index) => ({
        ...reel,
        pieces: pieces[event.tumble]?.[index] ?? reel.pieces,
      }));
      return { ...nowhere, spin, tumble: event.tumble, reels };
    }
    case 'rest':
      return { ...moving, isTold: true };
    case 'sign':
      return { ...moving, sign: event.sign };
  }
}

/**
 * Drops the symbols of a round from the press on and lets them tumble, spin by spin. With the wish
 * for less motion the last window of the round lies at once.
 */
export function useTumbleShow(props: TumbleShowProps): TumbleShow {
  const { mood, spins, first } = props;
  const isStill = useReducedMotion();
  const skipped = useRef(false);
  const [standing, setStanding] = useState((): readonly TumbleReel[] =>
    (spins.at(-1)?.pieces.at(-1) ?? first).map((pieces) => ({ key: '-', pieces, isOut: false })),
  );
  const [moving, setMoving] = useState<Moving | null>(null);
  const begin: Moving = { ...nowhere, spin: 0, reels: clearAll(standing) };
  const jump = useShowRun<TumbleEvent>({
    mood,
    plan(answered) {
      skipped.current = false;
      return isStill ? { events: [], end: 0 } : planTumbles(spins, answered);
    },
    onEvents(events, isSkip) {
      const isAfterSign = events.some(({ kind }) => kind === 'sign' || kind === 'clear');
      if (isAfterSign && !spins[events.at(-1)?.spin ?? 0]?.isFree) skipped.current = false;
      setMoving((before) =>
        events.reduce((now, event) => move(now, event, spins), before ?? begin),
      );
      if (isSkip) return;
      for (const event of events) if (event.kind === 'stand') props.onStand(event.reel);
    },
    onEnd() {
      const last = spins.at(-1)?.pieces.at(-1);
      const reels = moving?.reels ?? standing;
      setStanding(
        reels.map(({ key, pieces }, reel) => ({
          key,
          pieces: last?.[reel] ?? pieces,
          isOut: false,
        })),
      );
      setMoving(null);
      props.onEnd();
    },
  });
  const skip = () =>
    jump((plan, now, last) => {
      const to = findTumbleSkip(plan, spins, { now, hasSkipped: skipped.current });
      if (last?.kind !== 'sign') skipped.current = true;
      return to;
    });
  const skipAll = () =>
    jump((plan, now, last) => findNextSign(plan, now, spins[last?.spin ?? 0]?.isFree === true));

  const isMoving = mood === 'landing';
  if (moving && isMoving) return { ...moving, isMoving, skip, skipAll };
  const isOut = mood !== 'resting' && !isStill;
  const spin = isMoving ? 0 : spins.length - 1;
  const tumble = isMoving ? 0 : Math.max(0, (spins.at(-1)?.tumbles.length ?? 1) - 1);
  const reels = isOut ? clearAll(standing) : standing;
  return { ...nowhere, spin, tumble, isTold: !isMoving, reels, isMoving, skip, skipAll };
}

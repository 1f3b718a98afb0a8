import './trail.css';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';

type TrailProps = {
  readonly label: string;
  /** The place of the item that is kept in view, from 0. */
  readonly current: number;
  /** List items. */
  readonly children: ReactNode;
};

/** The steps of a round in a row, which scrolls within itself and keeps the current one in view. */
export function Trail({ label, current, children }: TrailProps) {
  const row = useRef<HTMLOListElement>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    const list = row.current;
    const item = list?.children[current];
    if (!list || !item) return;
    const [box, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    // By a distance, which is the same in both directions of writing; the page itself stays.
    const left = own.left + own.width / 2 - (box.left + box.width / 2);
    list.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  }, [current, isStill]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <ol ref={row} className="trail" tabIndex={0} aria-label={label}>
      {children}
    </ol>
  );
}

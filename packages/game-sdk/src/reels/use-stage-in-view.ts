import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Brings the stage into view when a feature begins: on a phone, the press for the round may have
 * scrolled away its top, where spins are counted.
 */
export function useStageInView(stage: RefObject<HTMLElement | null>, isBeginning: boolean): void {
  useEffect(() => {
    if (isBeginning) stage.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [stage, isBeginning]);
}

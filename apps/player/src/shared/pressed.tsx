import { useLayoutEffect } from 'react';

/** So long after a press, what begins to load is what was pressed. */
const ownMs = 1_000;

let pressed: { readonly element: HTMLElement; readonly atMs: number } | null = null;

/** Remembers what the reader pressed last. */
export function startPressed(): void {
  const note = ({ target, timeStamp }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    pressed = element && { element, atMs: timeStamp };
  };
  document.addEventListener('click', note, { capture: true });
}

/**
 * Stands in the place of code that is loaded because the reader asked for it: meanwhile what was
 * pressed shows that it was heard.
 */
export function PressedWaits(): null {
  useLayoutEffect(() => {
    if (!pressed || performance.now() - pressed.atMs > ownMs) return undefined;
    const { element } = pressed;
    element.dataset['waits'] = '';
    return () => {
      delete element.dataset['waits'];
    };
  }, []);
  return null;
}

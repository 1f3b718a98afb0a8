import { useEffect } from 'react';

const controls = 'a, button, input, select, textarea, summary, [contenteditable], [tabindex]';

/**
 * Lets Space and Enter press the button of the bet, wherever the focus is that has no use for them.
 * A key that is held down presses once.
 */
export function useSpinKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(controls)) return;
      event.preventDefault();
      document.querySelector<HTMLButtonElement>('.btn--bet:not(:disabled)')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

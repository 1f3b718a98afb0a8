/**
 * Brings a part that has just been opened into view: its head goes to the top of the window where
 * its end would lie below the window.
 */
export function showOpened(part: Element | null): void {
  if (part && part.getBoundingClientRect().bottom > window.innerHeight)
    part.scrollIntoView({ block: 'start' });
}

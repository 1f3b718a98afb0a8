import type { Theme } from './browser-storage.ts';

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

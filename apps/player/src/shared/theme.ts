import { useSyncExternalStore } from 'react';
import { useSsrContext } from './ssr-context.tsx';
import type { Theme } from './ssr-context.tsx';
import { storeTheme } from './browser-storage.ts';
import { createListeners } from './listeners.ts';

/** The colour of the browser's own bars: the header's surface in each theme. */
export const themeColors: Readonly<Record<Theme, string>> = { dark: '#211029', light: '#fefaf1' };

const listeners = createListeners();

function getCurrentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** The theme in which the page is shown. */
export function useTheme(): Theme {
  const { theme } = useSsrContext();
  return useSyncExternalStore(listeners.add, getCurrentTheme, () => theme);
}

/** Shows the page in a theme and remembers it for the server's next page. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = themeColors[theme];
  storeTheme(theme);
  listeners.tell();
}

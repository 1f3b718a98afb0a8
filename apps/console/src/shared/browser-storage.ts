import type { Language } from '@khelaghor/contract/lib/shapes.ts';

/**
 * Everything that the console keeps in the browser: how it looks, and filters under a name. Nothing
 * in it is about a person.
 */
const languageKey = 'consoleLanguage';
const themeKey = 'consoleTheme';
const viewsKey = 'consoleViews';
const keysKey = 'consoleKeys';

export type Theme = 'dark' | 'light';

/** Private windows may refuse storage; then nothing is stored. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage refused: not stored.
  }
}

export const readLanguage = (): Language => (read(languageKey) === 'en' ? 'en' : 'bn');
export const saveLanguage = (language: Language): void => write(languageKey, language);

/** The chosen theme, else the system's. */
export function readTheme(): Theme {
  const kept = read(themeKey);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
export const saveTheme = (theme: Theme): void => write(themeKey, theme);

/** The saved views of a page as they are written down (`kit/views.ts`). */
export const readStoredViews = (page: string): string | null => read(`${viewsKey}.${page}`);
export const saveViews = (page: string, text: string): void => write(`${viewsKey}.${page}`, text);

/** Whether keys that are pressed alone are wanted: they are until they are turned off. */
export const areKeysAlone = (): boolean => read(keysKey) !== 'off';
export const saveKeysAlone = (alone: boolean): void => write(keysKey, alone ? 'on' : 'off');

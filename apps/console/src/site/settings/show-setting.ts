import { useEffect } from 'react';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { settingEntries } from './find-settings.ts';

const controls = 'input:checked, input:not([hidden]), select, textarea, button:not(:disabled)';

const findElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(id)}"]`);

/** Returns where a setting stands now; one that is hidden stands behind another. */
function placeFor(id: string, shown: SiteSettings): HTMLElement | null {
  const behind = settingEntries.find((entry) => entry.id === id)?.behind;
  return behind && !behind.isShown(shown) ? findElement(behind.id) : findElement(id);
}

/** Marks the setting that the address names, and puts the focus on it: once for each `asked`. */
export function useShownSetting(
  find: string | undefined,
  { shown, asked }: { readonly shown: SiteSettings; readonly asked: number },
): void {
  useEffect(() => {
    if (find === undefined) return undefined;
    const place = placeFor(find, shown);
    if (!place) return undefined;
    const control = place.querySelector<HTMLElement>(controls);
    control?.focus();
    (control ?? place).scrollIntoView({ block: 'center' });
    place.dataset['found'] = '';
    return () => {
      delete place.dataset['found'];
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed meanwhile moves no focus
  }, [find, asked]);
}

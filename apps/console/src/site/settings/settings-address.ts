import { partNames } from './setting-rows.ts';
import type { PartName } from './setting-rows.ts';

/** The tab that an address names; an unknown name leads to the first. */
export const readPart = ({ part }: { readonly part: string }): { part: PartName } => ({
  part: partNames.find((known) => known === part) ?? 'general',
});

/** What the address of a tab may say beside: the setting to be shown. */
export const readSettingsSearch = ({ find }: Record<string, unknown>): { find?: string } =>
  typeof find === 'string' && /^[\w.]{1,80}$/u.test(find) ? { find } : {};

import type { RuledFields } from '@khelaghor/contract/site/registration-fields.ts';
import { siteModules } from '@khelaghor/contract/site/menu-modules.ts';
import type { ModuleGroup } from '@khelaghor/contract/site/menu-modules.ts';
import type { ModuleChoice } from '@khelaghor/contract/site/setting-shapes.ts';
import { getDefaultFields } from '@khelaghor/contract/site/default-fields.ts';

/** The choices of fields that were kept, made whole: what was added since stands at the end. */
export function mergeFields(kept: readonly { readonly name: string }[]): RuledFields {
  const fresh = getDefaultFields();
  const known = kept.filter(({ name }) => fresh.some((field) => field.name === name));
  const missing = fresh.filter(({ name }) => !known.some((field) => field.name === name));
  return [...(known as RuledFields), ...missing];
}

/** Everything of a group, shown, in the order in which the contract names it. */
const enableAll = (group: ModuleGroup): ModuleChoice[] =>
  siteModules[group].map((modId) => ({ modId, enabled: true }));

/**
 * The choices that were kept, made whole: what the program has gained since is shown at the end,
 * what it no longer has is gone.
 */
export function mergeModules(group: ModuleGroup, kept: readonly ModuleChoice[]): ModuleChoice[] {
  const names: readonly string[] = siteModules[group];
  const known = kept.filter(({ modId }) => names.includes(modId));
  const missing = enableAll(group).filter(({ modId }) => !known.some((one) => one.modId === modId));
  return [...known, ...missing];
}

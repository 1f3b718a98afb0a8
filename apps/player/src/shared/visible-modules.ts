import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';

/**
 * What of a group of the site's parts is shown, in the operator's order.
 * @param always a part that keeps its place although it may be switched off
 */
export function getVisibleModules(
  { modules }: Pick<Whitelabel, 'modules'>,
  group: 'category' | 'menu',
  always?: string,
): readonly string[] {
  const own = modules.find(({ modId }) => modId === group);
  if (own?.enabled !== true) return [];
  return own.childrenNodes.flatMap(({ modId, enabled }) =>
    enabled || modId === always ? [modId] : [],
  );
}

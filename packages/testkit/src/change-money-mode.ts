import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import type { StoredSettings } from '@khelaghor/server/site/settings/index.ts';
import type { TestServer } from './test-server.ts';

/**
 * Changes the site's money mode, as an operator does in the settings. It also allows all countries,
 * because a fresh install allows real money play in none.
 */
export async function changeMoneyMode(
  { ctx }: Pick<TestServer, 'ctx'>,
  moneyMode: StoredSettings['moneyMode'],
): Promise<void> {
  const regionPolicies = [{ country: '*', rule: 'allowed' as const, minimumAge: 21 }];
  await setSettings(ctx, { moneyMode, regionPolicies }, 'operator:test');
}

import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import type { StoredSettings } from '@khelaghor/server/site/settings/index.ts';
import type { TestServer } from './test-server.ts';

/**
 * Changes what the site plays with, as an operator does in the settings. It stays open: a fresh
 * install lets nobody play for real money anywhere.
 */
export async function changeMoneyMode(
  { ctx }: Pick<TestServer, 'ctx'>,
  moneyMode: StoredSettings['moneyMode'],
): Promise<void> {
  const regionPolicies = [{ country: '*', rule: 'allowed' as const, minimumAge: 21 }];
  await setSettings(ctx, { moneyMode, regionPolicies }, 'operator:test');
}

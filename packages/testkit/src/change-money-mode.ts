import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import type { StoredSettings } from '@khelaghor/server/site/settings/index.ts';
import type { TestServer } from './test-server.ts';

const noHaste = { autoplay: false, turbo: false } as const;

/**
 * Changes the site's money mode, as an operator does in the settings. It also allows all countries,
 * because a fresh install allows real money play in none, with rounds as quick as tests play them.
 */
export async function changeMoneyMode(
  { ctx }: Pick<TestServer, 'ctx'>,
  moneyMode: StoredSettings['moneyMode'],
  {
    cycleMs = 0,
    slotCycleMs = 0,
  }: { readonly cycleMs?: number; readonly slotCycleMs?: number } = {},
): Promise<void> {
  const pace = { cycleMs, slotCycleMs, ...noHaste };
  const regionPolicies = [{ country: '*', rule: 'allowed' as const, minimumAge: 21, ...pace }];
  await setSettings(ctx, { moneyMode, regionPolicies }, 'operator:test');
}

import { lotteryAdminGet, lotteryAdminUpdateTerms } from '@khelaghor/client/routes.gen.ts';
import type { TestBrowser } from './test-browser.ts';

/**
 * Changes some of a lottery's terms as an operator does, also to what the server refuses, and
 * leaves the others as they are.
 */
export async function changeLotteryTerms(
  operator: TestBrowser,
  gameCode: string,
  changes: Readonly<Record<string, unknown>>,
) {
  const params = { gameCode };
  const { terms } = await operator.callOrFail(lotteryAdminGet, { params });
  const { seriesDefault: _, ...present } = terms;
  return operator.call(lotteryAdminUpdateTerms, { params, body: { ...present, ...changes } });
}

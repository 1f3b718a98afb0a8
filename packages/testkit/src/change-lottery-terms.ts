import { lotteryAdminGet, lotteryAdminRequestTerms } from '@khelaghor/client/routes/play.gen.ts';
import { v7 } from 'uuid';
import type { TestBrowser } from './test-browser.ts';

/**
 * Changes some of a lottery's terms as an operator does who is alone, also to what the server
 * refuses, and leaves the others as they are. With a second operator it is only a request.
 */
export async function changeLotteryTerms(
  operator: TestBrowser,
  gameCode: string,
  changes: Readonly<Record<string, unknown>>,
) {
  const params = { gameCode };
  const { terms } = await operator.callOrFail(lotteryAdminGet, { params });
  const { seriesDefault: _, ...present } = terms;
  const body = { ...present, key: v7(), reason: 'The odds changed', ...changes };
  return operator.call(lotteryAdminRequestTerms, { params, body });
}

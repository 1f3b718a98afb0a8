// The clock of a page, by Playwright: it begins at a fixed date and stands still when a journey
// says so.
import type { Page } from '@playwright/test';

const beginning = '2027-01-14T12:00:00+06:00';

/** Gives pages that open from now on a clock that a journey can stop. It goes on until then. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: beginning });

/**
 * Stops the page's clock so many milliseconds ahead of what it shows. What is due by then is done
 * at once.
 */
export async function stopClock(page: Page, aheadMs: number): Promise<void> {
  const shownMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(shownMs + aheadMs);
}

// The main job from end to end, in two languages and at two widths at once.
import { walkCriticalPath } from './critical-path.ts';
import { test } from './site-fixtures.ts';

test('a visitor registers, pays in, plays, checks, and is paid out', async ({ browser, world }) => {
  await walkCriticalPath(browser, world);
});

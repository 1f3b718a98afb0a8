// `npm run e2e [-- file or option of Playwright]`: the journeys, in a real browser, against the
// built site, each once as `e2e/rotation.ts` says; with `-- --everything` in every language, width
// and theme, with `-- --quick` those of `npm test`. Pictures, traces and the report land in
// test-output/.
import { ensureHeadlessChromium } from './chromium.ts';
import { runOwn, runProgram } from './run-program.ts';

const everything = '--everything';
const quick = '--quick';
const asked = process.argv.slice(2);
const CHROMIUM_PATH = await ensureHeadlessChromium();
const built = await runOwn('tools/build.ts', [], { live: true });
if (built.code === 0) {
  const passed = asked.filter((arg) => arg !== everything && arg !== quick);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...passed];
  const env = {
    CHROMIUM_PATH,
    ...(asked.includes(everything) && { KHELAGHOR_E2E_EVERYTHING: '1' }),
    ...(asked.includes(quick) && { KHELAGHOR_E2E_QUICK: '1', KHELAGHOR_SWEEP: 'quick' }),
  };
  const { code } = await runProgram('playwright', args, { live: true, env });
  process.exitCode = code;
} else {
  console.error('The site could not be built; the reason is printed above.');
  process.exitCode = 1;
}

// `npm run e2e [-- file or option of Playwright]`: the journeys, in a real browser, against the
// built site. Pictures, traces and the report land in test-output/.
import { ensureChromium } from './chromium.ts';
import { runOwn, runProgram } from './run-program.ts';

const CHROMIUM_PATH = await ensureChromium();
const built = await runOwn('tools/build.ts', [], { live: true });
if (built.code === 0) {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const { code } = await runProgram('playwright', args, { live: true, env: { CHROMIUM_PATH } });
  process.exitCode = code;
} else {
  console.error('The site could not be built; the reason is printed above.');
  process.exitCode = 1;
}

// `npm run pictures`: builds the site, starts it on a database of its own, and takes pictures: the
// few that the documents show into docs/pictures/, and those of every screen and dialog, as the
// sweep sees them, into test-output/sweep/.
import { ensureChromium } from './chromium.ts';
import { runOwn, runProgram } from './run-program.ts';

const CHROMIUM_PATH = await ensureChromium();
const built = await runOwn('tools/build.ts', [], { live: true });
if (built.code === 0) {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--grep', '@pictures|sweep/sweep'];
  const env = { CHROMIUM_PATH, UPDATE_PICTURES: '1' };
  const { code } = await runProgram('playwright', args, { live: true, env });
  process.exitCode = code;
} else {
  console.error('The site could not be built; the reason is printed above.');
  process.exitCode = 1;
}

// `npm run pictures`: builds the site, starts it on a database of its own, lets members play
// through its calls, and takes pictures of every screen at four widths, in both languages, by night
// and by day. All of them land in docs/pictures/all/, which is not kept with the code; the few that
// the documents show land beside it.
import { ensureChromium } from './chromium.ts';
import { runOwn, runProgram } from './run-program.ts';

const CHROMIUM_PATH = await ensureChromium();
const built = await runOwn('tools/build.ts', [], { live: true });
if (built.code === 0) {
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--grep',
    '@pictures|the console, from',
  ];
  const env = { CHROMIUM_PATH, UPDATE_PICTURES: '1' };
  const { code } = await runProgram('playwright', args, { live: true, env });
  process.exitCode = code;
} else {
  console.error('The site could not be built; the reason is printed above.');
  process.exitCode = 1;
}

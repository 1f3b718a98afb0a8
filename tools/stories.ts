// `npm run stories [-- --build]`: the parts of the design system, each by itself, in Storybook.
// With `--build` it writes them to test-output/stories instead of serving them.
import { runProgram } from './run-program.ts';

const isBuild = process.argv.includes('--build');
const mode = isBuild
  ? ['build', '--output-dir', 'test-output/stories']
  : ['dev', '--port', '6006', '--no-open', '--no-version-updates'];
const { code } = await runProgram(
  'storybook',
  [...mode, '--config-dir', 'packages/ui/.storybook', '--disable-telemetry'],
  { live: true, env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = code;

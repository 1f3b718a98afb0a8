// `npm run check`: format, lint, types, unused code and the rules of the house. Runs all of them,
// even after the first failure, and prints one line for each. `npm run check -- FILES` lints these
// only.
import { describeChecks, runStaticChecks } from './static-checks.ts';

const outcomes = await runStaticChecks({ lintedFiles: process.argv.slice(2) });
console.log(describeChecks(outcomes));
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;

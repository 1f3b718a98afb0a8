// `npm run liabilities`: publishes what is owed to members today, or says what was published. The
// jobs of the site do the same by themselves each day; a second run on one day changes nothing.
import { publishLiabilities } from './liabilities-of-today.ts';

process.exitCode = await publishLiabilities(process.env, console);

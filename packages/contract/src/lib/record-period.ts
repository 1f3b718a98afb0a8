import { z } from 'zod';
import { instant } from './shapes.ts';

/** Maximum days of a file of records: a leap year. */
export const recordDaysMax = 366;

/** The period of a file of records: from a moment on, and before another. */
export const recordPeriod = z.object({ from: instant, to: instant });

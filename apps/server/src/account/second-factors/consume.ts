import type { Database } from '../../lib/context.ts';

/** Uses a right proof up, in the caller's transaction; false when another call was first. */
export type Spend = (tx: Database) => Promise<boolean>;

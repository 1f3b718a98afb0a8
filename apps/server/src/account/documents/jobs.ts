import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { tellExpiry } from './tell-expiry.ts';

export const documentJobs = (ctx: Context): TaskList => ({
  'tell-document-expiry': () => tellExpiry(ctx),
});

/** Only tells members: whether a document has expired is computed at each use. */
export const documentCron = '23 * * * * tell-document-expiry';

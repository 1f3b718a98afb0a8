import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { removeUnusedPictures } from './remove-unused.ts';

/** Removes pictures that were brought and never attached to anything. */
export const mediaJobs = (ctx: Context): TaskList => ({
  'remove-unused-images': () => removeUnusedPictures(ctx),
});
export const mediaCron = '17 * * * * remove-unused-images';

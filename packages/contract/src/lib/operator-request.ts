import { z } from 'zod';
import { id, instant } from './shapes.ts';

/** A request that a second operator has to confirm, as the caller sees it. */
export const operatorRequest = z.object({
  id,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  /** The caller made the request, so another operator has to confirm it. */
  isOwn: z.boolean(),
});
export type OperatorRequest = z.infer<typeof operatorRequest>;

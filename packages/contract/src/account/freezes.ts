import { z } from 'zod';
import { instant } from '../lib/shapes.ts';

/** Why something is stopped, in the operator’s words, and until when; null: until it is ended. */
export const freezeNotice = z.object({ reason: z.string(), until: instant.nullable() });
export type FreezeNotice = z.infer<typeof freezeNotice>;

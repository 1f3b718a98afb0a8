/** Hilsa Season for server and browser. */
import { createTumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import { ilishProof } from './proof.gen.ts';
import { ilishSheet } from './sheet.ts';

export const ilishEngine = createTumbleEngine(ilishSheet, ilishProof);

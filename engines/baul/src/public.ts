/** Baul Night for server and browser. */
import { createTumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import { baulProof } from './proof.gen.ts';
import { baulSheet } from './sheet.ts';

export const baulEngine = createTumbleEngine(baulSheet, baulProof);

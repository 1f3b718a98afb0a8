/** Village Fair for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { melaProof } from './proof.gen.ts';
import { melaSheet } from './sheet.ts';

export const melaEngine = createSlotEngine(melaSheet, melaProof);

export { melaPots } from './pots.ts';

/** Sundarbans for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { sundarbansProof } from './proof.gen.ts';
import { sundarbansSheet } from './sheet.ts';

export const sundarbansEngine = createSlotEngine(sundarbansSheet, sundarbansProof);

/** Delta River for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { deltaProof } from './proof.gen.ts';
import { deltaSheet } from './sheet.ts';

export const deltaEngine = createSlotEngine(deltaSheet, deltaProof);

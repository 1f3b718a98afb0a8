/** Mango Orchard for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { aamProof } from './proof.gen.ts';
import { aamSheet } from './sheet.ts';

export const aamEngine = createSlotEngine(aamSheet, aamProof);

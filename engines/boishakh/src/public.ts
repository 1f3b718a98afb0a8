/** Boishakh for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { boishakhProof } from './proof.gen.ts';
import { boishakhSheet } from './sheet.ts';

export const boishakhEngine = createSlotEngine(boishakhSheet, boishakhProof);

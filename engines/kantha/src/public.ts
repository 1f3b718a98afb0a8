/** Nakshi Kantha for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { kanthaProof } from './proof.gen.ts';
import { kanthaSheet } from './sheet.ts';

export const kanthaEngine = createSlotEngine(kanthaSheet, kanthaProof);

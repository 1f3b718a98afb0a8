/** Rickshaw Parade for server and browser. */
import { createSlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { rickshawProof } from './proof.gen.ts';
import { rickshawSheet } from './sheet.ts';

export const rickshawEngine = createSlotEngine(rickshawSheet, rickshawProof);

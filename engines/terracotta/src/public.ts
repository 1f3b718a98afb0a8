/** Terracotta for server and browser. */
import { createTumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import { terracottaProof } from './proof.gen.ts';
import { terracottaSheet } from './sheet.ts';

export const terracottaEngine = createTumbleEngine(terracottaSheet, terracottaProof);

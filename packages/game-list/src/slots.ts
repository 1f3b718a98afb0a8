// The slots among the in-house games, with their sheets and proofs.
import { gameEngines } from './games.ts';

/** The engine of a slot: its sheet, its proof, and its rounds. */
export type ListedSlot = Extract<(typeof gameEngines)[number], { readonly sheet: unknown }>;

const slotsByCode: ReadonlyMap<string, ListedSlot> = new Map(
  gameEngines.flatMap((engine) => ('sheet' in engine ? [[engine.code, engine] as const] : [])),
);

/** The engine of a slot by its code; undefined: it is no slot. */
export const findSlot = (code: string): ListedSlot | undefined => slotsByCode.get(code);

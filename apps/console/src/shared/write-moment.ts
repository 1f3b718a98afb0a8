import { getDhakaInput } from './dhaka-input.ts';

/** Writes a moment for a file, on the clock of Dhaka: "2026-11-21 18:00". */
export const writeMoment = (iso: string | null): string => getDhakaInput(iso).replace('T', ' ');

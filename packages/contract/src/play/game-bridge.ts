import { z } from 'zod';

/**
 * Messages between a game's frame and the page around it. Exact origins on both sides; unknown ones
 * are dropped.
 */

/** From the game to the page. Money never moves here: the page only hears that it has. */
export const gameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('khelaghor.ready'), gameCode: z.string().max(24) }),
  z.object({ type: z.literal('khelaghor.height'), px: z.number().int().min(0).max(20_000) }),
  z.object({ type: z.literal('khelaghor.balance-changed') }),
  z.object({ type: z.literal('khelaghor.verify'), betId: z.uuid() }),
  z.object({ type: z.literal('khelaghor.session-lost') }),
  z.object({ type: z.literal('khelaghor.deposit') }),
]);
export type GameMessage = z.infer<typeof gameMessage>;

/** From the page to the game. */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('khelaghor.theme'), theme: z.enum(['dark', 'light']) }),
  z.object({ type: z.literal('khelaghor.launch'), launchCode: z.string().min(20).max(100) }),
  z.object({ type: z.literal('khelaghor.online'), online: z.boolean() }),
  /** The height of the window in CSS pixels; a frame that is as tall as its game cannot see it. */
  z.object({ type: z.literal('khelaghor.window'), px: z.number().int().min(0).max(20_000) }),
]);
export type PageMessage = z.infer<typeof pageMessage>;

import { z } from 'zod';
import { emailOrNothing } from '../site/setting-shapes.ts';

/** Addresses of the console that are proved by a code before mail goes there. */

export const mailbox = z.object({
  /** The proved address, which gets the mail; empty: none. */
  email: z.string(),
  /** A new address whose code was not entered yet; null: none. */
  awaiting: z.string().nullable(),
});
export type Mailbox = z.infer<typeof mailbox>;

/** Empty: none. The address that waits already gets another code. */
export const mailboxChange = z.object({ email: emailOrNothing });
export const mailboxRefusals = ['mail_closed', 'mail_too_soon'] as const;

/** The six digits that were sent to the address. */
export const mailboxProof = z.object({ code: z.string().max(255) });

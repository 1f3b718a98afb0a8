import { z } from 'zod';

/** What an operator's account is made of. */
export const operatorName = z.string().regex(/^[a-z0-9._-]{3,32}$/);
export const operatorPassword = z.string().min(12).max(128);
/** Six digits of the operator's authenticator app. */
export const totpCode = z.string().regex(/^\d{6}$/);
/** The token of a one-time link. */
export const linkToken = z.string().min(20).max(100);

import { z } from 'zod';

/** A new password, typed twice. */
export const newPassword = {
  newPassword: z.string().max(1024),
  confirmNewPassword: z.string().max(1024),
};

/** What may be wrong with a password that is being chosen. */
export const newPasswordRefusals = [
  'field_required',
  'field_pattern',
  'field_too_short',
  'field_too_long',
  'password_too_common',
  'passwords_differ',
] as const;

import { z } from 'zod';
import { ruledFields, checkPattern } from './ruled-fields.ts';

const rule = {
  enabled: z.boolean(),
  required: z.boolean(),
  /** The pattern's source; '*' accepts anything that can be seen. */
  acceptedPattern: z.string().max(200),
  /** Names the pattern, and the message shown when it does not match. */
  patternId: z.string().max(40),
  minLength: z.number().int(),
  maxLength: z.number().int(),
};

/** A field as the form shows it: the ruled ones, and those that follow from switches. */
export const registrationField = z.object({
  name: z.enum([...ruledFields, 'confirmPassword', 'captcha', 'verificationCode']),
  ...rule,
});
export type RegistrationField = z.infer<typeof registrationField>;

const fieldRule = z.object({ name: z.enum(ruledFields), ...rule });

/** The rules of all fields, in the order in which the form shows them. */
export const registrationFields = z
  .array(fieldRule)
  .length(ruledFields.length)
  .refine((fields) => ruledFields.every((name) => fields.some((field) => field.name === name)))
  .refine((fields) => fields.every((field) => checkPattern(field) === null));
export type RuledFields = z.infer<typeof registrationFields>;

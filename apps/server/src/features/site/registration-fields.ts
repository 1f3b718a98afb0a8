import type { RegistrationField } from '@khelaghor/contract/site.ts';
import type { Context } from '../../platform/context.ts';
import { readSettings } from './settings.ts';

const captchaField: RegistrationField = {
  name: 'captcha',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 12,
};

const codeField: RegistrationField = {
  name: 'verificationCode',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 255,
};

/** With the number comes the code that proves it. */
const withCode = (field: RegistrationField): RegistrationField[] =>
  field.name === 'mobileNum' ? [field, { ...codeField, required: field.required }] : [field];

/** The fields that the registration form shows, with their rules. */
export async function registrationFieldsOf(ctx: Context): Promise<RegistrationField[]> {
  const settings = await readSettings(ctx);
  const shown = settings.registrationFields.filter((field) => field.enabled);
  const fields = settings.smsVerification ? shown.flatMap(withCode) : shown;
  return settings.captchaOnRegistration ? [...fields, captchaField] : fields;
}

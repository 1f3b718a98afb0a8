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

/** The fields that the registration form shows, with their rules. */
export async function registrationFieldsOf(ctx: Context): Promise<RegistrationField[]> {
  const settings = await readSettings(ctx);
  const fields = settings.registrationFields.filter((field) => field.enabled);
  return settings.captchaOnRegistration ? [...fields, captchaField] : fields;
}

import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { RuledField } from '@khelaghor/contract/site/ruled-fields.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from './read-settings.ts';

const captchaField: RegistrationField = {
  name: 'captcha',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  // As long as a proof of the work that stands in the picture's place.
  maxLength: 4_096,
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

/** With the number comes the code that proves it, with the password its repetition. */
function withFollower(field: RegistrationField, hasCode: boolean): RegistrationField[] {
  if (field.name === 'password') return [field, { ...field, name: 'confirmPassword' }];
  if (field.name !== 'mobileNum' || !hasCode) return [field];
  return [field, { ...codeField, required: field.required }];
}

/** The fields that the registration form shows, with their rules. */
export async function readRegistrationFields(ctx: Context): Promise<RegistrationField[]> {
  const settings = await readSettings(ctx);
  const fields = settings.registrationFields
    .filter(({ enabled }) => enabled)
    .flatMap((field) => withFollower(field, settings.smsVerification));
  return settings.captchaOnRegistration ? [...fields, captchaField] : fields;
}

/** The rule of one field, whether or not the form shows it. */
export async function readRule(ctx: Context, name: RuledField): Promise<RegistrationField> {
  const { registrationFields } = await readSettings(ctx);
  const rule = registrationFields.find((field) => field.name === name);
  if (!rule) throw new Error(`no rule for ${name}`);
  return rule;
}

import { patternSources } from '@khelaghor/contract/lib/field-patterns.ts';
import type { FieldRule } from '@khelaghor/contract/lib/field-rules.ts';
import { contactFields } from '@khelaghor/contract/account/profile-fields.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings, readRule } from '../../site/settings/index.ts';

type Rule = Omit<RegistrationField, 'name'> & { name: string };

/** The name other members see: letters and digits of any script. */
const nicknameRule: Rule = {
  name: 'nickname',
  enabled: true,
  required: true,
  acceptedPattern: patternSources.no_special,
  patternId: 'no_special',
  minLength: 2,
  maxLength: 20,
};

/** Returns the rule of an e-mail address, also when the registration form has none. */
export async function getEmailRule(ctx: Context): Promise<FieldRule> {
  const { minLength, maxLength } = await readRule(ctx, 'email');
  const { email: acceptedPattern } = patternSources;
  const name = 'email';
  return { name, required: true, acceptedPattern, patternId: name, minLength, maxLength };
}

/** Returns the rules of the profile: of the contact fields, those that the settings enable. */
export async function getProfileRules(ctx: Context): Promise<Rule[]> {
  const { registrationFields } = await readSettings(ctx);
  const ways: readonly string[] = contactFields;
  const asked = registrationFields.filter(({ name, enabled }) => enabled && ways.includes(name));
  const payeeName = { ...(await readRule(ctx, 'payeeName')), required: false };
  return [nicknameRule, payeeName, ...asked];
}

import { patternSources } from '@khelaghor/contract/lib/field-patterns.ts';
import { cleanText, cleanTextBy } from '@khelaghor/contract/lib/field-rules.ts';
import type { FieldRule } from '@khelaghor/contract/lib/field-rules.ts';
import {
  askedFields,
  isMemberField,
  memberFieldNames,
  memberFields,
} from '@khelaghor/contract/site/member-fields.ts';
import type { MemberFieldName } from '@khelaghor/contract/site/member-fields.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { toDateText } from '@khelaghor/typed-text/calendar-date.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings, readRule } from '../../site/settings/index.ts';

type Rule = Omit<RegistrationField, 'name'> & { name: string };

/** Returns the rule of a field that no setting changes. */
function getHouseRule(name: MemberFieldName): Rule {
  const { pattern, min, max } = memberFields[name].rule;
  return {
    name,
    enabled: true,
    required: true,
    acceptedPattern: patternSources[pattern],
    patternId: pattern,
    minLength: min,
    maxLength: max,
  };
}

/** Returns the rule of an e-mail address, also when the registration form has none. */
export async function getEmailRule(ctx: Context): Promise<FieldRule> {
  const { minLength, maxLength } = await readRule(ctx, 'email');
  const { email: acceptedPattern } = patternSources;
  const name = 'email';
  return { name, required: true, acceptedPattern, patternId: name, minLength, maxLength };
}

const isAlwaysShown = (name: MemberFieldName): boolean => memberFields[name].profile === 'always';

/**
 * Returns the rules of the profile: of the fields that are always shown, and of those that the
 * settings ask for, in the settings' order. A birthday has its own check.
 */
export async function getProfileRules(ctx: Context): Promise<Rule[]> {
  const { registrationFields } = await readSettings(ctx);
  const house = memberFieldNames.filter((name) => memberFields[name].ruledBy === 'house');
  const always = await Promise.all(
    askedFields.filter(isAlwaysShown).map((name) => readRule(ctx, name)),
  );
  const asked = registrationFields.filter(
    ({ name, enabled }) => enabled && isMemberField(name) && !isAlwaysShown(name),
  );
  const optional = always.map((rule) => ({ ...rule, required: false }));
  return [...house.map(getHouseRule), ...optional, ...asked];
}

/** Returns a field as it is stored; dates and digits as their readers give them. */
export function getStored(name: MemberFieldName, text: string, rules: readonly Rule[]): string {
  if (memberFields[name].control.kind === 'date') return toDateText(text.trim());
  const rule = rules.find((one) => one.name === name);
  return rule ? cleanTextBy(rule, text) : cleanText(name, text);
}

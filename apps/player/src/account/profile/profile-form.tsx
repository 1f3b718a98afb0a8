import { Trans, useLingui } from '@lingui/react/macro';
import { profileUpdate } from '@khelaghor/client/routes/account.gen.ts';
import type { Profile } from '@khelaghor/contract/account/profile.ts';
import {
  extraFields,
  memberFieldNames,
  memberFields,
} from '@khelaghor/contract/site/member-fields.ts';
import type { MemberField, MemberFieldName } from '@khelaghor/contract/site/member-fields.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { typeDate } from '@khelaghor/typed-text/calendar-date.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { memberQuery } from '../../shared/api-queries.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { profileQuery } from './use-profile.ts';

type Fields = Record<MemberFieldName, string>;

const isContact = (name: MemberFieldName): name is (typeof extraFields)[number] =>
  extraFields.some((one) => one === name);

/** The stored text of a field; null: not filled in yet. */
const getKept = (profile: Profile, name: MemberFieldName): string | null =>
  isContact(name) ? (profile.contacts[name] ?? null) : profile[name];

const getFields = (profile: Profile): Fields =>
  Object.fromEntries(
    memberFieldNames.map((name) => [name, getKept(profile, name) ?? '']),
  ) as Fields;

function useProfileForm(profile: Profile) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<Fields>({ defaultValues: getFields(profile) });
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, memberFieldNames);
  const submit = form.handleSubmit(async (fields) => {
    setTrouble(null);
    const before = getFields(profile);
    const changed = memberFieldNames.filter((name) => toVisibleText(fields[name]) !== before[name]);
    if (changed.length > 0) {
      const body = Object.fromEntries(changed.map((name) => [name, fields[name]]));
      const reply = await call(profileUpdate, { body });
      if (!reply.success) {
        showRefusal(reply);
        return;
      }
      const { value } = reply;
      queries.setQueryData(profileQuery.queryKey, value);
      queries.setQueryData(
        memberQuery.queryKey,
        (known) => known && { ...known, nickname: value.nickname },
      );
      form.reset(getFields(value));
    }
    toast({ tone: 'good', title: t`Saved` });
  });
  return { form, submit, trouble };
}

/** The hint under a field: its own until it is set, and whether it is set once. */
function useHint({ minimumAge }: Profile) {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useFormat();
  const once = t`It can be set once. Later only customer service can change it.`;
  return ({ hint, edits }: MemberField, isSet: boolean): string | undefined => {
    const age = toDigits(String(minimumAge), digits);
    const own = hint && !isSet ? text(hint).replace('{age}', age) : '';
    return `${own} ${edits === 'once' ? once : ''}`.trim() || undefined;
  };
}

/** The member's personal data. A field that can be set only once is read-only after that. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const text = useLocalText();
  const getHint = useHint(profile);
  const { form, submit, trouble } = useProfileForm(profile);
  const { errors, isSubmitting } = form.formState;
  const asked = profile.rules.map(({ name }) => name);
  const shown = memberFieldNames.filter(
    (name) => memberFields[name].profile === 'always' || asked.includes(name),
  );
  const draw = (name: MemberFieldName) => {
    const row: MemberField = memberFields[name];
    const isDate = row.control.kind === 'date';
    const isSet = getKept(profile, name) !== null;
    const giveHyphens = ({ target }: { target: { value: string } }) =>
      form.setValue(name, typeDate(target.value));
    const hint = getHint(row, isSet);
    const isFree = row.edits === 'any_time' && row.ruledBy === 'operators';
    return (
      <TextField
        key={name}
        {...form.register(name, { ...(isDate && { onChange: giveHyphens }) })}
        label={text(row.label)}
        autoComplete="off"
        readOnly={row.edits === 'once' && isSet}
        required={row.ruledBy === 'house'}
        {...(row.control.icon && { icon: row.control.icon })}
        {...(isDate && { placeholder: '1990-12-31', inputMode: 'numeric' })}
        {...(hint !== undefined && { hint })}
        {...(isFree && { aside: t`optional` })}
        {...(errors[name]?.message !== undefined && { error: errors[name].message })}
      />
    );
  };
  return (
    <DialogForm onSubmit={submit}>
      <h2 className="profile__title">
        <Trans>About you</Trans>
      </h2>
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      {shown.map(draw)}
      <Button kind="primary" type="submit" block busy={isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </DialogForm>
  );
}

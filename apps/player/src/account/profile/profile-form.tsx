import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { profileUpdate } from '@khelaghor/client/routes.gen.ts';
import { contactFields } from '@khelaghor/contract/account/profile-fields.ts';
import type { Profile } from '@khelaghor/contract/account/profile.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { setFieldErrors } from '../../shared/set-field-errors.ts';
import { memberQuery } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { profileQuery } from './use-profile.ts';

const names = ['nickname', 'payeeName', 'birthday', ...contactFields] as const;
type Name = (typeof names)[number];
type Fields = Record<Name, string>;

const labels: Readonly<Record<Name, MessageDescriptor>> = {
  nickname: msg`Nickname`,
  payeeName: msg`Full name`,
  birthday: msg`Birthday`,
  whatsapp: msg`WhatsApp`,
  facebook: msg`Facebook`,
  line: msg`LINE`,
  zalo: msg`Zalo`,
  wechat: msg`WeChat`,
  qqNum: msg`QQ number`,
};

const getFields = ({ nickname, payeeName, birthday, contacts }: Profile): Fields => ({
  nickname,
  payeeName: payeeName ?? '',
  birthday: birthday ?? '',
  whatsapp: contacts.whatsapp ?? '',
  facebook: contacts.facebook ?? '',
  line: contacts.line ?? '',
  zalo: contacts.zalo ?? '',
  wechat: contacts.wechat ?? '',
  qqNum: contacts.qqNum ?? '',
});

function useProfileForm(profile: Profile) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const form = useForm<Fields>({ defaultValues: getFields(profile) });
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = form.handleSubmit(async (fields) => {
    setTrouble(null);
    const before = getFields(profile);
    const changed = names.filter((name) => fields[name].trim() !== before[name]);
    if (changed.length > 0) {
      const body = Object.fromEntries(changed.map((name) => [name, fields[name]]));
      const reply = await call(profileUpdate, { body });
      if (!reply.success) {
        if (!setFieldErrors(form, names, reply)) setTrouble(formatRefusal(reply));
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

/** The member's personal data. A field that can be set only once is read-only after that. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  // The form's object stays the same while what is wrong in it changes.
  'use no memo';
  const { t } = useLingui();
  const { digits } = useFormat();
  const { form, submit, trouble } = useProfileForm(profile);
  const { errors, isSubmitting } = form.formState;
  const age = inDigits(String(profile.minimumAge), digits);
  const asked = profile.rules.map(({ name }) => name);
  const once = t`It is set once. After that only customer service can change it.`;
  const field = (name: Name, fixed = false) => ({
    ...form.register(name),
    label: t(labels[name]),
    autoComplete: 'off',
    readOnly: fixed,
    ...(errors[name]?.message !== undefined && { error: errors[name].message }),
  });
  return (
    <DialogForm onSubmit={submit}>
      <h2 className="profile__title">
        <Trans>About you</Trans>
      </h2>
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      <TextField {...field('nickname')} icon="user" required />
      <TextField
        {...field('payeeName', profile.payeeName !== null)}
        hint={profile.payeeName === null ? t`Payouts go to this name. ${once}` : once}
      />
      <TextField
        {...field('birthday', profile.birthday !== null)}
        placeholder="1990-12-31"
        inputMode="numeric"
        hint={
          profile.birthday === null ? t`Who plays here is ${age} years old or older. ${once}` : once
        }
      />
      {contactFields
        .filter((name) => asked.includes(name))
        .map((name) => (
          <TextField key={name} {...field(name)} aside={t`optional`} />
        ))}
      <Button kind="primary" type="submit" block busy={isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </DialogForm>
  );
}

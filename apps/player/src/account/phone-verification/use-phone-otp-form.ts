import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { setFieldErrors } from '../../shared/set-field-errors.ts';
import type { SendWarningProps } from './send-warning.tsx';
import { usePhone } from './use-phone.ts';
import type { Phone } from './use-phone.ts';
import type { CodePurpose } from './use-sms-otp-request.ts';
import { useSmsAutofill } from './web-otp.ts';

type WithNumber = FieldValues & { mobileNum: string };

type Sending = {
  readonly isShown?: boolean;
  /** Of the country that is chosen to begin with; the usual one when left out. */
  readonly dialingCode?: string | undefined;
};

/** The phone of a form, and the press that has a code sent to it: the number is looked at first. */
export function usePhoneOtpForm<Fields extends WithNumber>(
  purpose: CodePurpose,
  form: UseFormReturn<Fields>,
  names: readonly FieldPath<Fields>[],
  { isShown = true, dialingCode }: Sending = {},
): { phone: Phone; sendCode: () => void; warning: SendWarningProps } {
  const phone = usePhone(purpose, isShown, dialingCode);
  const [refused, setRefused] = useState<CallRefusal | null>(null);
  const { sent } = phone;
  useEffect(() => {
    // Once the button has become a countdown: the focus that it had would be lost.
    if (sent !== null) form.setFocus('verificationCode' as Path<Fields>);
  }, [sent, form]);
  const { isSubmitting } = useFormState({ control: form.control });
  useSmsAutofill(sent?.codeRequestId ?? null, isSubmitting, (code) => {
    const field = 'verificationCode' as Path<Fields>;
    form.setValue(field, code as PathValue<Fields, Path<Fields>>, { shouldValidate: true });
  });
  const send = async (): Promise<void> => {
    const field = 'mobileNum' as Path<Fields>;
    if (!(await form.trigger(field, { shouldFocus: true }))) return;
    const refusal = await phone.send(form.getValues(field));
    if (refusal && !setFieldErrors(form, names, refusal)) setRefused(refusal);
  };
  const warning = { refusal: refused, onClose: () => setRefused(null) };
  return { phone, sendCode: () => void send(), warning };
}

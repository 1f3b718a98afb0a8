import { useLingui } from '@lingui/react/macro';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { Phone } from './use-phone.ts';

/** What a form with a phone has among its fields. */
type PhoneOtpValues = { mobileNum: string; verificationCode: string };

type PhoneOtpFieldsProps<Fields extends PhoneOtpValues> = {
  readonly form: UseFormReturn<Fields>;
  readonly phone: Phone;
  readonly onSend: () => void;
  /** False: the number need not be proven. */
  readonly withCode?: boolean;
};

/** A phone number, and the code that is sent to it. */
export function PhoneOtpFields<Fields extends PhoneOtpValues>(props: PhoneOtpFieldsProps<Fields>) {
  const { phone, onSend, withCode = true } = props;
  const { t } = useLingui();
  // Whatever else the form has, these two fields it has.
  const form = props.form as unknown as UseFormReturn<PhoneOtpValues>;
  const { errors } = useFormState({ control: form.control });
  const required = t`Fill in this field.`;
  return (
    <>
      <PhoneField
        {...form.register('mobileNum', { required, validate: phone.validate })}
        countries={phone.countries}
        country={phone.country}
        onCountry={phone.setCountry}
        error={errors.mobileNum?.message}
      />
      {withCode && (
        <CodeField
          {...form.register('verificationCode', { required })}
          sent={phone.sent}
          busy={phone.busy}
          onSend={onSend}
          error={errors.verificationCode?.message}
        />
      )}
    </>
  );
}

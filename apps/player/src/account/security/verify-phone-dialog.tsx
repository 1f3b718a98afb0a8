import { Trans, useLingui } from '@lingui/react/macro';
import { phoneVerify } from '@khelaghor/client/routes/account.gen.ts';
import type { Contacts } from '@khelaghor/contract/account/phone-verification.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { PhoneOtpFields, SendWarning, usePhoneOtpForm } from '../phone-verification/index.ts';
import { PasswordOrCodeField, useStepUpProof } from '../step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { contactsQuery } from './use-security.ts';

const names = ['mobileNum', 'verificationCode', 'password'] as const;

type VerifyPhoneDialogProps = { readonly contacts: Contacts; readonly onClose: () => void };

function useVerifyPhone({ contacts: { hasPassword }, onClose }: VerifyPhoneDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm({ defaultValues: { mobileNum: '', verificationCode: '', password: '' } });
  const { phone, sendCode, warning } = usePhoneOtpForm('bind', form, names);
  const own = useStepUpProof('code');
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const submit = form.handleSubmit(async ({ password, ...typed }) => {
    setTrouble(null);
    if (phone.sent === null) {
      form.setError('verificationCode', { message: t`Request a code first.` });
      return;
    }
    const { codeRequestId } = phone.sent;
    const shown = hasPassword ? { password } : own.take();
    if (shown === null) return;
    const proof = { ...typed, countryDialingCode: phone.dialingCode, codeRequestId };
    const reply = await call(phoneVerify, { body: { ...proof, ...shown } });
    if (!reply.success) {
      if (!own.refused(reply)) showRefusal(reply);
      return;
    }
    queries.setQueryData(contactsQuery.queryKey, reply.value);
    toast({ tone: 'good', title: t`Your number is verified.` });
    onClose();
  });
  return { form, own, phone, sendCode, submit, trouble, warning };
}

/** Proves a number of the member with a code that is sent to it. */
export function VerifyPhoneDialog(props: VerifyPhoneDialogProps) {
  const { contacts, onClose } = props;
  const { form, own, phone, sendCode, submit, trouble, warning } = useVerifyPhone(props);
  const { isSubmitting } = form.formState;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Mobile number</Trans>}
      {...(contacts.mobileMasked !== null && {
        lead: <Trans>We notify the old number. Payouts pause for 24 hours.</Trans>,
      })}
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        <PhoneOtpFields form={form} phone={phone} onSend={sendCode} />
        <PasswordOrCodeField form={form} hasPassword={contacts.hasPassword} proof={own} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Save this number</Trans>
        </Button>
        <SendWarning {...warning} />
      </DialogForm>
    </Modal>
  );
}

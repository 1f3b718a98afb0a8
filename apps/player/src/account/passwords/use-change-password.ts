import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { memberChangePassword } from '@khelaghor/client/routes/account.gen.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../shared/api.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { clearSession } from '../../shared/session-changes.ts';

/** The form's values, under the names that the server's refusals use. */
export type PasswordFields = {
  /** Left out where it was typed to log in. */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
};

const names = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

type Typed = PasswordFields & { oldPassword: string };

type Own = {
  readonly take: () => object | null;
  readonly refused: (refusal: CallRefusal) => boolean;
};

/** Sends a new password. On success all sessions end, and the member logs in with it. */
export function useChangePassword<Fields extends PasswordFields>(
  given: UseFormReturn<Fields>,
  /** For a member without a password: the proof that replaces it. */
  own: Own | null = null,
) {
  // A form without the old password has no field that could be refused.
  const form = given as unknown as UseFormReturn<Typed>;
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, names);
  const submit = form.handleSubmit(async (body) => {
    setTrouble(null);
    const { oldPassword, ...fresh } = body;
    const shown = own === null ? { oldPassword } : own.take();
    if (shown === null) return;
    const reply = await call(memberChangePassword, { body: { ...fresh, ...shown } });
    if (!reply.success) {
      if (own?.refused(reply) !== true) showRefusal(reply);
      return;
    }
    await navigate({ to: paths.home, search: { open: 'login' }, replace: true });
    clearSession(queries);
    toast({ tone: 'good', title: t`Your password has changed. Log in with the new one.` });
  });
  return { submit, trouble };
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { sessionLogin } from '@khelaghor/client/routes.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../shared/call.ts';
import { CaptchaField } from '../../shared/captcha-field.tsx';
import { createHumanProofs } from '../../shared/human-proof.ts';
import { markFields } from '../../shared/mark-fields.ts';
import { paths, safeNext } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/queries.ts';
import { useRefusalText } from '../../shared/refusal-text.ts';
import { sessionOpened } from '../../shared/session.ts';
import '../../shared/dialog-form.css';

type LoginFields = { username: string; password: string; captcha: string };

type LoginDialogProps = {
  /** Where to go afterwards; the lobby when absent or not of this site. */
  readonly next?: string | undefined;
  readonly onClose: () => void;
};

const fieldNames = ['username', 'password', 'captcha'] as const;

function useLogin(form: UseFormReturn<LoginFields>, next: string | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [proofs] = useState(createHumanProofs);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  useEffect(() => proofs.prepare(), [proofs]);

  const refused = (refusal: CallRefusal) => {
    if (!markFields(form, fieldNames, refusal)) setTrouble(refusalText(refusal));
    const needsCaptcha = refusal.code !== 'network' && refusal.captcha === true;
    if (needsCaptcha || captchaRound > 0) {
      setCaptchaRound((round) => round + 1);
      form.setValue('captcha', '');
    }
    proofs.prepare();
  };

  const submit = form.handleSubmit(async ({ username, password, captcha }) => {
    setTrouble(null);
    const humanProof = await proofs.take();
    if (humanProof === null) {
      refused({ success: false, code: 'network' });
      return;
    }
    const body = { type: 'username', username: username.trim(), password, humanProof } as const;
    const reply = await call(sessionLogin, {
      body: captchaRound > 0 ? { ...body, captcha } : body,
    });
    if (!reply.success) {
      refused(reply);
      return;
    }
    await sessionOpened(queries);
    await navigate({ href: safeNext(next) ?? paths.home, replace: true });
  });
  return { submit, trouble, captchaRound };
}

/** Logging in by username. The captcha comes after a refusal that asks for it. */
export function LoginDialog({ next, onClose }: LoginDialogProps) {
  const { t } = useLingui();
  const { registrationOpen } = useWhitelabel();
  const form = useForm<LoginFields>({
    defaultValues: { username: '', password: '', captcha: '' },
  });
  const { submit, trouble, captchaRound } = useLogin(form, next);
  const { errors, isSubmitting } = form.formState;
  const required = t`This must be filled in.`;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Log in</Trans>}
      {...(next !== undefined && { lead: <Trans>You are not logged in, please login</Trans> })}
    >
      <form className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
        {trouble !== null && <Bar kind="warn">{trouble}</Bar>}
        <TextField
          {...form.register('username', { required })}
          label={t`Username`}
          icon="user"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
        />
        <PasswordField
          {...form.register('password', { required })}
          label={t`Password`}
          purpose="current"
          required
          error={errors.password?.message}
        />
        {captchaRound > 0 && (
          <CaptchaField
            {...form.register('captcha', { required })}
            round={captchaRound}
            error={errors.captcha?.message}
          />
        )}
        <Button kind="lead" block type="submit" busy={isSubmitting}>
          <Trans>Log in</Trans>
        </Button>
        {registrationOpen && (
          <p className="dialog-form__turn">
            <Trans>No account yet?</Trans>{' '}
            <Link to={paths.register} replace resetScroll={false}>
              <Trans>Create account</Trans>
            </Link>
          </p>
        )}
      </form>
    </Modal>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { openOver } from '../../shared/paths.ts';
import type { PageSearch } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import '../../shared/dialog-form.css';
import '../../shared/dialog-switch.css';
import { Link } from '../../shared/navigation.tsx';
import { SocialLoginButtons } from '../social-login/index.ts';
import { PasskeyLogin, SecondFactorDialog, useLoginFlow } from '../second-factors/index.ts';
import { OtpLogin } from './otp-login.tsx';
import { readRememberedLogin } from './remembered-username.ts';
import { PasswordLogin } from './password-login.tsx';

type LoginDialogProps = {
  /** Where to go afterwards; the lobby when absent or not of this site. */
  readonly next?: string | undefined;
  /** The member's session has ended, and the page below goes on after the login. */
  readonly isAgain?: boolean;
  readonly onClose: () => void;
};

/**
 * Logging in by username, by a code on the phone where the site offers that, or with a passkey.
 * What is asked beyond that comes in its place.
 */
export function LoginDialog({ next, isAgain = false, onClose }: LoginDialogProps) {
  const { t } = useLingui();
  const { registrationOpen, mobileCodeLogin } = useWhitelabel();
  const entering = useLoginFlow(next);
  const { asked, entered } = entering;
  const [way, setWay] = useState<'username' | 'sms'>(() =>
    readRememberedLogin().phone === null ? 'username' : 'sms',
  );
  if (asked) return <SecondFactorDialog entering={entering} asked={asked} onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Log in</Trans>}
      {...(registrationOpen &&
        !isAgain && {
          turn: {
            link: (
              <Link to="." search={openOver('register')} replace resetScroll={false}>
                <Trans>Create account</Trans>
              </Link>
            ),
          },
        })}
      {...(next !== undefined && {
        lead: isAgain ? (
          <Trans>You were logged out. Log in to go on; what you entered is still here.</Trans>
        ) : (
          <Trans>You are not logged in. Please log in.</Trans>
        ),
      })}
    >
      {mobileCodeLogin ? (
        <Tabs
          label={t`Log in with`}
          value={way}
          onChange={setWay}
          tabs={[
            {
              key: 'username',
              text: <Trans>Username</Trans>,
              panel: <PasswordLogin entered={entered} />,
            },
            { key: 'sms', text: <Trans>SMS code</Trans>, panel: <OtpLogin entered={entered} /> },
          ]}
        />
      ) : (
        <PasswordLogin entered={entered} />
      )}
      <PasskeyLogin entered={entered} />
      <SocialLoginButtons next={next} />
      <p className="dialog-form__turn">
        <Link
          to="."
          search={(search: PageSearch) => ({ ...search, open: 'forgot' as const })}
          replace
          resetScroll={false}
        >
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </Modal>
  );
}

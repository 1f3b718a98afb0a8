import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useState } from 'react';
import type { PageSearch } from '../../shared/paths.ts';
import '../../shared/dialog-form.css';
import { Link } from '../../shared/navigation.tsx';
import { SecondFactorDialog, useLoginFlow } from '../second-factors/index.ts';
import { EmailForm } from './email-form.tsx';
import { PhoneForm } from './phone-form.tsx';

type Way = 'email' | 'phone';

/** The ways back for who has forgotten the password. */
export function ForgotDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const entering = useLoginFlow();
  const { asked, entered } = entering;
  const [way, setWay] = useState<Way>('email');
  if (asked) return <SecondFactorDialog entering={entering} asked={asked} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={<Trans>Forgot your password?</Trans>}>
      <Tabs<Way>
        label={t`A new password`}
        value={way}
        onChange={setWay}
        tabs={[
          { key: 'email', text: <Trans>By e-mail</Trans>, panel: <EmailForm /> },
          { key: 'phone', text: <Trans>By phone</Trans>, panel: <PhoneForm entered={entered} /> },
        ]}
      />
      <p className="dialog-form__turn">
        <Link
          to="."
          search={(search: PageSearch) => ({ ...search, open: 'login' as const })}
          replace
          resetScroll={false}
        >
          <Trans>Back to the login</Trans>
        </Link>
      </p>
    </Modal>
  );
}

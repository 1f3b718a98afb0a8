import { Trans } from '@lingui/react/macro';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { NewPlayerPromotions } from '../../growth/promotions/index.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import '../../shared/dialog-switch.css';
import { Link } from '../../shared/navigation.tsx';
import { openOver } from '../../shared/paths.ts';
import { ReferralNote } from '../../account/registration/referral-note.tsx';
import { RegistrationForm } from '../../account/registration/registration-form.tsx';

/** Signing up over any page. */
export function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const { moneyMode } = useWhitelabel();
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={false}
      title={<Trans>Create account</Trans>}
      turn={{
        isBefore: true,
        link: (
          <Link to="." search={openOver('login')} replace resetScroll={false}>
            <Trans>Log in</Trans>
          </Link>
        ),
      }}
      {...(moneyMode === 'play' && {
        lead: <Trans>Everything here is played with play money.</Trans>,
      })}
    >
      <NewPlayerPromotions />
      <ReferralNote />
      <RegistrationForm mode="modal" />
    </Modal>
  );
}

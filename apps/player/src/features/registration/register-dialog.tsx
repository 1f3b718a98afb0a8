import { Trans } from '@lingui/react/macro';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { NewPlayerOffers } from '../promotions/promotions.ts';
import { useWhitelabel } from '../../shared/queries.ts';
import { InvitationNote } from './invitation-note.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Signing up over any page. */
export function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const { moneyMode } = useWhitelabel();
  return (
    <Modal
      open
      onClose={onClose}
      insists
      title={<Trans>Create account</Trans>}
      {...(moneyMode === 'play' && {
        lead: <Trans>Everything here is played with play money.</Trans>,
      })}
    >
      <NewPlayerOffers />
      <InvitationNote />
      <RegistrationForm mode="modal" />
    </Modal>
  );
}

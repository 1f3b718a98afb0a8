import { Trans } from '@lingui/react/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useCustomerService } from '../../shared/customer-service.ts';
import { useRefusalText } from '../../shared/error-text.ts';

export type SendWarningProps = {
  /** Why no code was sent; null: no failure. */
  readonly refusal: CallRefusal | null;
  readonly onClose: () => void;
};

/** Retrying does not help: the member has to contact support. */
const forService: ReadonlySet<string> = new Set(['sms_unavailable', 'sms_closed']);

/** Says that a code was not sent, and why. */
export function SendWarning({ refusal, onClose }: SendWarningProps) {
  const formatRefusal = useRefusalText();
  const [contact] = useCustomerService();
  if (refusal === null) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>The code was not sent</Trans>}
      lead={formatRefusal(refusal)}
      actions={
        <>
          {contact && forService.has(refusal.code) && (
            <Button icon="headset" onClick={contact.open}>
              <Trans>Customer service</Trans>
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
        </>
      }
    />
  );
}

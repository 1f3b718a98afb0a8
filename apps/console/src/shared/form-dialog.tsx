import './content-fields.css';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { FormError } from './form-error.tsx';

type FormDialogProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What the button does, in its own words. */
  readonly submitLabel: ReactNode;
  readonly icon?: IconName;
  /** It takes something away: the button says so with its colour. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly refusal?: CallRefusal | null;
  /** False: a press beside the dialog does not close it, because a choice must be made. */
  readonly dismissible?: boolean;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly onAct: () => void;
  /** What there is to be read or filled in. */
  readonly children?: ReactNode;
};

/** A dialog with one thing to be done in it. Why that was refused stands above the buttons. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, submitLabel, icon, danger = false, busy = false, refusal = null } = props;
  const { dismissible = true, wide = false, onClose, onAct, children } = props;
  const formId = useId();
  return (
    <Modal
      open
      dismissible={dismissible}
      {...(wide && { width: 'wide' as const })}
      onClose={onClose}
      title={title}
      lead={lead}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(icon !== undefined && { icon })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="content-form"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onAct();
        }}
      >
        {children}
        <FormError refusal={refusal} />
      </form>
    </Modal>
  );
}

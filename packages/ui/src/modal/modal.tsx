import './modal.css';
import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { OwnEntryContext } from '../layers/own-entry.ts';
import { useLayer } from '../layers/use-layer.ts';

type ModalProps = {
  readonly open: boolean;
  /** Called when its reader wants to leave: Esc, the cross, "back", a press beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A link to another dialog, which stands beside this one as tabs do: before it or behind it. */
  readonly turn?: { readonly link: ReactNode; readonly isBefore?: boolean };
  /** One sentence below the title that screen readers say with it. */
  readonly lead?: ReactNode;
  /** Buttons at the foot, the one that acts last. */
  readonly actions?: ReactNode;
  readonly width?: 'medium' | 'wide';
  /** False: a press beside the dialog does not close it, because a choice must be made. */
  readonly dismissible?: boolean;
  readonly children?: ReactNode;
};

/**
 * A dialog that keeps the focus until it is closed and then gives it back. Load it on demand: it
 * brings the dialog code of Base UI with it.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, turn, lead, actions, width = 'medium', dismissible = true } = props;
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  useLayer(open, onClose);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      disablePointerDismissal={!dismissible}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" forceRender />
        <Dialog.Popup
          ref={popup}
          className={width === 'wide' ? 'modal modal--wide' : 'modal'}
          initialFocus={(opener) => findFirstFocus(popup.current, opener === 'touch')}
        >
          <div className="modal__head">
            {turn?.isBefore === true && <div className="modal__turn">{turn.link}</div>}
            <Dialog.Title className={turn ? 'modal__title modal__title--turn' : 'modal__title'}>
              {title}
            </Dialog.Title>
            {turn && turn.isBefore !== true && <div className="modal__turn">{turn.link}</div>}
            <Dialog.Close render={<IconButton icon="close" label={t`Close`} />} />
          </div>
          <div ref={letScroll} className="modal__body">
            {lead !== undefined && (
              <Dialog.Description className="modal__lead">{lead}</Dialog.Description>
            )}
            <OwnEntryContext value={false}>{props.children}</OwnEntryContext>
          </div>
          {actions !== undefined && <div className="modal__foot">{actions}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A long text without anything in it that takes the focus is scrolled by keys as well. */
function letScroll(body: HTMLElement | null): void {
  if (body && !body.querySelector('a[href], button, input, select, textarea, [tabindex]'))
    body.tabIndex = 0;
}

/**
 * Where the focus goes first: to the first field, or to the dialog itself so that its title is
 * read. A touch never goes to a field, because the keyboard would cover the dialog.
 */
function findFirstFocus(popup: HTMLElement | null, isTouch: boolean): HTMLElement | null {
  const field = popup?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  return isTouch ? popup : (field ?? popup);
}

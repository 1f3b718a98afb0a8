import '../modal/modal.css';
import './drawer.css';
import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { useLayer } from '../layers/use-layer.ts';

type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The menu comes from the start, details (a bet slip, messages) from the end. */
  readonly side?: 'start' | 'end';
  readonly children?: ReactNode;
};

/** A dialog at the side of the screen. Load it on demand, as `Modal`. */
export function Drawer({ open, onClose, title, side = 'start', children }: DrawerProps) {
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  useLayer(open, onClose);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          ref={popup}
          className={side === 'end' ? 'drawer drawer--end' : 'drawer'}
          initialFocus={popup}
        >
          <div className="modal__head">
            <Dialog.Title className="modal__title">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={t`Close`} />} />
          </div>
          <div className="drawer__body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

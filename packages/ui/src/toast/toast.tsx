import './toast.css';
import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/button.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import {
  type VisibleToast,
  type ToastMessage,
  type ToastTone,
  getToastMs,
  withoutToast,
  withToast,
} from './toast-list.ts';

type Show = (message: ToastMessage) => void;

const ToastContext = createContext<Show>(() => undefined);

/** Gives the function that shows a message to whatever is below a `ToastProvider`. */
export function useToast(): Show {
  return use(ToastContext);
}

/** Holds the messages. They are announced politely and stay while one points at or tabs to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([]);
  const nextId = useRef(1);
  const [show] = useState<Show>(() => (message: ToastMessage) => {
    const id = nextId.current++;
    setToasts((list) => withToast(list, message, id));
  });
  const [drop] = useState(() => (id: number) => setToasts((list) => withoutToast(list, id)));
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={() => drop(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

const TONE_ICON: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  good: 'check',
  bad: 'alert',
  win: 'coin',
};

/** One message, as `ToastProvider` shows it. */
export function Toast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => close(), getToastMs(toast.tone));
    return () => clearTimeout(timer);
  }, [held, toast.tone]);
  return (
    <div
      className={`toast toast--${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.art === undefined ? (
        <Icon name={TONE_ICON[toast.tone]} />
      ) : (
        <img className="toast__art" src={toast.art} width="52" height="65" alt="" />
      )}
      <span className="toast__words">
        <b>{toast.title}</b>
        {toast.text !== undefined && <span>{toast.text}</span>}
      </span>
      <IconButton icon="close" label={t`Close`} onClick={onClose} />
    </div>
  );
}

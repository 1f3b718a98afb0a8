import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useRefusalText } from './error-text.ts';
import type { Address } from './redirect-window.ts';

const lost: CallRefusal = { success: false, code: 'network' };

/** The window that waits for its address; one that its reader closed waits no more. */
let waiting: Pick<Window, 'closed'> | null = null;

/** Stands for this tab where the browser gives no other window. */
const thisTab = { closed: false } as const;

/** A new window; null where the browser gives none: inside an app, or with pop-ups blocked. */
function openEmptyWindow(shape?: string): Window | null {
  try {
    const opened = window.open('', '_blank', shape);
    // A browser inside an app may answer with the only window that it has.
    return opened === window ? null : opened;
  } catch {
    return null;
  }
}

/**
 * Opens a window of its own, to be called in the press itself: later, the browser would take it for
 * an advertisement. Its address may come afterwards; when none comes the window is closed again and
 * the page says why. Without a window the address opens in this tab, and "back" returns to the
 * page. Part of the code that is lost is said like a lost connection.
 * @param shape how large it is; without it, it is a tab
 */
export function useOpenWindow(): (getAddress: () => Promise<Address>, shape?: string) => void {
  const { _ } = useLingui();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const open = async (getAddress: () => Promise<Address>, shape?: string) => {
    // A double tap is one window.
    if (waiting?.closed === false) return;
    const opened = openEmptyWindow(shape);
    const own = opened ?? thisTab;
    waiting = own;
    const title = _(msg`Connecting you…`);
    if (!opened)
      toast({ tone: 'info', title, text: _(msg`It opens in this tab. Go back to return here.`) });
    const leader = await import('./redirect-window.ts').catch(() => null);
    const answer = opened
      ? await leader?.openRedirectWindow(opened, title, getAddress)
      : await leader?.redirectThisTab(getAddress);
    if (!answer) opened?.close();
    if (waiting === own) waiting = null;
    if (typeof answer === 'string') return;
    toast({ tone: 'bad', title: formatRefusal(answer ?? lost) });
  };
  return (getAddress, shape) => void open(getAddress, shape);
}

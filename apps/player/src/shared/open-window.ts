import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import type { Address } from './redirect-window.ts';
import { useRefusalText } from './error-text.ts';

const lost: Address = { success: false, code: 'network' };

/** The window that waits for its address; one that its reader closed waits no more. */
let waiting: Window | null = null;

/**
 * Opens a window of its own, to be called in the press itself: later, the browser would take it for
 * an advertisement. Its address may come afterwards; when none comes the window is closed again and
 * the page says why. Part of the code that is lost is said like a lost connection.
 * @param shape how large it is; without it, it is a tab
 */
export function useOpenWindow(): (getAddress: () => Promise<Address>, shape?: string) => void {
  const { _ } = useLingui();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const open = async (getAddress: () => Promise<Address>, shape?: string) => {
    // A double tap is one window.
    if (waiting?.closed === false) return;
    const opened = window.open('', '_blank', shape);
    if (!opened) {
      const title = _(msg`The pop-up was blocked. Allow pop-ups and try again.`);
      toast({ tone: 'bad', title });
      return;
    }
    waiting = opened;
    const leader = await import('./redirect-window.ts').catch(() => null);
    const text = _(msg`Connecting you…`);
    const answer = (await leader?.openRedirectWindow(opened, text, getAddress)) ?? lost;
    if (answer === lost) opened.close();
    if (waiting === opened) waiting = null;
    if (typeof answer !== 'string') toast({ tone: 'bad', title: formatRefusal(answer) });
  };
  return (getAddress, shape) => void open(getAddress, shape);
}

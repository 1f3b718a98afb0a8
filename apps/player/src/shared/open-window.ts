import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useRefusalText } from './refusal-text.ts';

/** Where a window is to go, or why it cannot. */
type Address = string | CallRefusal;

/** The window that waits for its address; one that its reader closed waits no more. */
let waiting: Window | null = null;

/** What the window says until it is led on. */
function tellWaiting(opened: Window, text: string): void {
  opened.document.title = text;
  opened.document.body.textContent = text;
  opened.document.body.style.cssText =
    'display:grid;place-items:center;min-height:90vh;font:18px system-ui;color-scheme:light dark';
}

/** Leads a window that was opened to its address; closes it when there is none. */
async function lead(opened: Window, addressOf: () => Promise<Address>): Promise<Address> {
  const answer = await addressOf().catch(() => ({ success: false, code: 'network' }) as const);
  if (typeof answer !== 'string') opened.close();
  else if (!opened.closed) {
    // The page in it must not reach back into ours.
    opened.opener = null;
    opened.location.replace(answer);
  }
  return answer;
}

/**
 * Opens a window of its own, to be called in the press itself: later, the browser would take it for
 * an advertisement. Its address may come afterwards; when none comes the window is closed again and
 * the page says why. Part of the code that is lost is said like a lost connection.
 * @param shape how large it is; without it, it is a tab
 */
export function useOpenWindow(): (addressOf: () => Promise<Address>, shape?: string) => void {
  const { _ } = useLingui();
  const toast = useToast();
  const refusalText = useRefusalText();
  const open = async (addressOf: () => Promise<Address>, shape?: string) => {
    // A double tap is one window.
    if (waiting?.closed === false) return;
    const opened = window.open('', '_blank', shape);
    if (!opened) {
      const title = _(msg`Popup blocked. Please allow popups and try again.`);
      toast({ tone: 'bad', title });
      return;
    }
    waiting = opened;
    tellWaiting(opened, _(msg`Connecting you…`));
    const answer = await lead(opened, addressOf);
    if (waiting === opened) waiting = null;
    if (typeof answer !== 'string') toast({ tone: 'bad', title: refusalText(answer) });
  };
  return (addressOf, shape) => void open(addressOf, shape);
}

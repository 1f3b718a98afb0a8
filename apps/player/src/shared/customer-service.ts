import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CsType } from '@khelaghor/contract/resources.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { loadPatiently } from './load-patiently.ts';
import { useMember, useWhitelabel } from './queries.ts';
import { useRefusalText } from './refusal-text.ts';
import { shownKinds } from './service-kinds.ts';

const kinds: Readonly<Record<CsType, { icon: IconName; name: MessageDescriptor }>> = {
  LIVECHAT: { icon: 'headset', name: msg`Live chat` },
  WHATSAPP: { icon: 'whatsapp', name: msg`WhatsApp` },
  TELEGRAM: { icon: 'telegram', name: msg`Telegram` },
  FACEBOOK: { icon: 'facebook', name: msg`Facebook` },
  VIP: { icon: 'crown', name: msg`VIP service` },
};

const windowShape = 'popup,width=440,height=750';

/** A channel of customer service, and what a press on it does. */
export type ServiceContact = {
  readonly key: CsType;
  readonly icon: IconName;
  readonly name: MessageDescriptor;
  /** To be called in the press itself: later, the browser would refuse the window. */
  readonly open: () => void;
};

let isOpening = false;

/** Leads a window that was opened to where the channel is; a sentence when that fails. */
async function lead(opened: Window, csType: CsType): ReturnType<typeof ask> {
  const answer = await ask(csType);
  if (typeof answer !== 'string') {
    opened.close();
    return answer;
  }
  if (!opened.closed) {
    // The stranger's page must not reach back into ours.
    opened.opener = null;
    opened.location.replace(answer);
  }
  return answer;
}

async function ask(csType: CsType) {
  try {
    const { serviceAddress } = await loadPatiently(() => import('./service-address.ts'));
    return await serviceAddress(csType);
  } catch {
    return { success: false, code: 'network' } as const;
  }
}

/** What the window says until it is led on. */
function tellWaiting(opened: Window, text: string): void {
  opened.document.title = text;
  opened.document.body.textContent = text;
  opened.document.body.style.cssText =
    'display:grid;place-items:center;min-height:90vh;font:18px system-ui;color-scheme:light dark';
}

/**
 * The channels of customer service that this reader has. Each opens a window of 440 by 750, whose
 * address comes sealed to a key of this page; when it does not come the window is closed again and
 * the page says why.
 */
export function useCustomerService(): readonly ServiceContact[] {
  const { _ } = useLingui();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { customerService } = useWhitelabel();
  const rank = useMember()?.clubLabel?.rankLevel ?? null;
  const open = async (csType: CsType) => {
    // A double tap is one window.
    if (isOpening) return;
    const opened = window.open('', '_blank', windowShape);
    if (!opened) {
      const title = _(msg`Popup blocked. Please allow popups and try again.`);
      toast({ tone: 'bad', title });
      return;
    }
    isOpening = true;
    tellWaiting(opened, _(msg`Connecting you…`));
    const answer = await lead(opened, csType).finally(() => {
      isOpening = false;
    });
    if (typeof answer !== 'string') toast({ tone: 'bad', title: refusalText(answer) });
  };
  const shown = shownKinds(
    customerService.map(({ csType }) => csType),
    rank,
  );
  return shown.map((key) => ({ key, ...kinds[key], open: () => void open(key) }));
}

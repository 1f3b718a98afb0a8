import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import { getVisibleSupportKinds } from '@khelaghor/contract/site/support-kinds.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { importWithRetry } from './import-with-retry.ts';
import { useOpenWindow } from './open-window.ts';
import { useMember, useWhitelabel } from './api-queries.ts';

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

async function findAddress(csType: CsType) {
  const { getServiceAddress } = await importWithRetry(() => import('./service-address.ts'));
  return getServiceAddress(csType);
}

/**
 * The channels of customer service that this reader has. Each opens a window of 440 by 750, whose
 * address comes sealed to a key of this page; when it does not come the window is closed again and
 * the page says why.
 */
export function useCustomerService(): readonly ServiceContact[] {
  const openWindow = useOpenWindow();
  const { customerService } = useWhitelabel();
  const rank = useMember()?.clubLabel?.rankLevel ?? null;
  const shown = getVisibleSupportKinds(
    customerService.map(({ csType }) => csType),
    rank,
  );
  return shown.map((key) => ({
    key,
    ...kinds[key],
    open: () => openWindow(() => findAddress(key), windowShape),
  }));
}

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

type MediaKind = Whitelabel['mediaLinks'][number]['media'];

type Contact = { readonly icon: IconName; readonly name: MessageDescriptor; readonly href: string };

const media: Readonly<Record<MediaKind, { icon: IconName; name: MessageDescriptor }>> = {
  FACEBOOK: { icon: 'facebook', name: msg`Facebook` },
  INSTAGRAM: { icon: 'camera', name: msg`Instagram` },
  TELEGRAM: { icon: 'telegram', name: msg`Telegram` },
};

/** Only addresses that a browser may safely open. */
const isSafe = (href: string) => href.startsWith('https://');

/** Where the site can be followed. */
export function getMediaLinks(links: Whitelabel['mediaLinks']): readonly Contact[] {
  return links
    .filter(({ url }) => isSafe(url))
    .map(({ media: kind, url }) => ({ ...media[kind], href: url }));
}

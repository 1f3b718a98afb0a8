import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  ChannelDraft,
  CsType,
  ResourceDraft,
  ResourceType,
} from '@khelaghor/contract/site/external-links.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

type Kind = { readonly icon: IconName; readonly name: MessageDescriptor };

export const channelKinds: Readonly<Record<CsType, Kind>> = {
  LIVECHAT: { icon: 'headset', name: msg`Live chat` },
  WHATSAPP: { icon: 'whatsapp', name: msg`WhatsApp` },
  TELEGRAM: { icon: 'telegram', name: msg`Telegram` },
  FACEBOOK: { icon: 'facebook', name: msg`Facebook` },
  VIP: { icon: 'crown', name: msg`VIP line, for members above rank 4` },
};

export const resourceKinds: Readonly<Record<ResourceType, Kind>> = {
  ANDROID: { icon: 'phone', name: msg`App for Android` },
  IOS: { icon: 'phone', name: msg`App for iPhone` },
  FACEBOOK: { icon: 'facebook', name: msg`Facebook` },
  INSTAGRAM: { icon: 'camera', name: msg`Instagram` },
  TELEGRAM: { icon: 'telegram', name: msg`Telegram` },
  YOUTUBE: { icon: 'play', name: msg`YouTube` },
  WEBSITE: { icon: 'globe', name: msg`Website` },
};

/** What readers call a channel; the VIP line stands where others have live chat. */
export const channelLabels: Readonly<Record<CsType, MessageDescriptor>> = {
  LIVECHAT: msg`Live chat`,
  WHATSAPP: msg`WhatsApp`,
  TELEGRAM: msg`Telegram`,
  FACEBOOK: msg`Facebook`,
  VIP: msg`VIP service`,
};

/** The names alone, for a choice of kinds. */
export const getKindNames = (
  kinds: Readonly<Record<string, Kind>>,
): Readonly<Record<string, MessageDescriptor>> =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { name }]) => [kind, name]));

const always = { startsAt: null, endsAt: null, enabled: true };

export const emptyChannel: ChannelDraft = {
  csType: 'LIVECHAT',
  url: '',
  ...always,
  sort: 100,
};

/** What is written of a channel that is kept. */
export function getChannelDraft(kept: ChannelDraft): ChannelDraft {
  const { csType, url, startsAt, endsAt, enabled, sort } = kept;
  return { csType, url, startsAt, endsAt, enabled, sort };
}

export const emptyResource: ResourceDraft = {
  resourceType: 'WEBSITE',
  url: '',
  qrCode: null,
  labelNameBn: '',
  labelNameEn: '',
  ...always,
  sort: 100,
};

/** The hosts in a text with one on each line; addresses are taken for their hosts. */
export function parseHosts(text: string): string[] {
  const lines = text.split(/[\s,]+/u).filter((line) => line !== '');
  return [
    ...new Set(
      lines.map((line) =>
        line
          .toLowerCase()
          .replace(/^https?:\/\//u, '')
          .replace(/[/?#:].*$/u, ''),
      ),
    ),
  ];
}

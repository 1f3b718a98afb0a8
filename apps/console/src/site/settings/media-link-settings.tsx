import { msg } from '@lingui/core/macro';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { lazy } from 'react';
import type { SettingGroup, SettingRow } from './setting-rows.ts';

const MediaPreview = lazy(async () => ({
  default: (await import('./brand-previews.tsx')).MediaPreview,
}));

type MediaLink = SiteSettings['mediaLinks'][number];

const mediaNames = {
  FACEBOOK: msg`Facebook`,
  INSTAGRAM: msg`Instagram`,
  TELEGRAM: msg`Telegram`,
};

const media = Object.keys(mediaNames) as readonly MediaLink['media'][];

const createLinkRow = (name: MediaLink['media']): SettingRow => ({
  id: `mediaLinks.${name}`,
  label: mediaNames[name],
  Row: ({ label, shown: { mediaLinks }, onChange }) => {
    const setLink = (url: string) => {
      const others = mediaLinks.filter((link) => link.media !== name);
      const links = url === '' ? others : [...others, { media: name, url }];
      const place = ({ media: kind }: MediaLink) => media.indexOf(kind);
      onChange({ mediaLinks: links.toSorted((one, other) => place(one) - place(other)) });
    };
    return (
      <TextField
        label={label}
        lang="zxx"
        inputMode="url"
        maxLength={300}
        placeholder="https://"
        value={mediaLinks.find((link) => link.media === name)?.url ?? ''}
        onChange={({ currentTarget }) => setLink(currentTarget.value.trim())}
      />
    );
  },
});

/** Where the site can be followed. */
export const mediaLinkGroup: SettingGroup = {
  title: msg`Follow us`,
  rows: media.map(createLinkRow),
  Preview: ({ shown }) => <MediaPreview settings={shown} names={mediaNames} />,
};

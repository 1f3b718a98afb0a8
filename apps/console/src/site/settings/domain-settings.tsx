import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { MediaPreview, mediaLooks } from './brand-previews.tsx';
import type { SettingGroup, SettingRow, SettingRows } from './setting-rows.ts';

type MediaLink = SiteSettings['mediaLinks'][number];

const media = Object.keys(mediaLooks) as readonly MediaLink['media'][];

function Domains({ shown: { domains }, onChange }: SettingRows) {
  const { t } = useLingui();
  const setDomain = (index: number, value: string) =>
    onChange({ domains: domains.map((domain, at) => (at === index ? value.trim() : domain)) });
  return (
    <>
      {domains.map((domain, index) => (
        <div className="line" key={index}>
          <TextField
            label={<Trans>Address</Trans>}
            lang="zxx"
            inputMode="url"
            maxLength={200}
            value={domain}
            onChange={({ currentTarget }) => setDomain(index, currentTarget.value)}
          />
          <IconButton
            icon="trash"
            label={t`Remove ${domain}`}
            onClick={() => onChange({ domains: domains.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {domains.length < 20 && (
        <Button icon="plus" onClick={() => onChange({ domains: [...domains, 'https://'] })}>
          <Trans>Another address</Trans>
        </Button>
      )}
    </>
  );
}

const linkRow = (name: MediaLink['media']): SettingRow => ({
  id: `mediaLinks.${name}`,
  label: mediaLooks[name].name,
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

/** Other addresses of the site, and where it can be followed. */
export const addressGroups: readonly SettingGroup[] = [
  {
    title: msg`Addresses of the site`,
    Note: () => (
      <Trans>
        What the speed check measures, beside the address that a visitor is on. Only scheme and
        host: <code>https://example.com</code>
      </Trans>
    ),
    rows: [{ id: 'domains', label: msg`Addresses of the site`, Row: Domains }],
  },
  {
    title: msg`Follow us`,
    rows: media.map(linkRow),
    Preview: ({ shown }) => <MediaPreview settings={shown} />,
  },
];

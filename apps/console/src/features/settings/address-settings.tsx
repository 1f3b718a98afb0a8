import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteSettings } from '@khelaghor/contract/site-settings.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { MediaPreview, mediaLooks } from './brand-previews.tsx';
import type { SettingRows } from './setting-rows.ts';

type MediaLink = SiteSettings['mediaLinks'][number];

const media = Object.keys(mediaLooks) as readonly MediaLink['media'][];

/** Other addresses of the site, and where it can be followed. */
export function AddressRows({ shown, onChange }: SettingRows) {
  const { t } = useLingui();
  const { domains, mediaLinks } = shown;
  const setDomain = (index: number, value: string) =>
    onChange({ domains: domains.map((domain, at) => (at === index ? value.trim() : domain)) });
  const setLink = (name: MediaLink['media'], url: string) => {
    const others = mediaLinks.filter((link) => link.media !== name);
    const links = url === '' ? others : [...others, { media: name, url }];
    const place = ({ media: kind }: MediaLink) => media.indexOf(kind);
    onChange({ mediaLinks: links.toSorted((one, other) => place(one) - place(other)) });
  };
  return (
    <>
      <section className="settings__group">
        <h2 className="thread">
          <Trans>Addresses of the site</Trans>
        </h2>
        <p className="setting__note">
          <Trans>
            What the speed check measures, beside the address that a visitor is on. Only scheme and
            host: <code>https://example.com</code>
          </Trans>
        </p>
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
      </section>
      <section className="settings__group">
        <h2 className="thread">
          <Trans>Follow us</Trans>
        </h2>
        {media.map((name) => (
          <TextField
            key={name}
            label={t(mediaLooks[name].name)}
            lang="zxx"
            inputMode="url"
            maxLength={300}
            placeholder="https://"
            value={mediaLinks.find((link) => link.media === name)?.url ?? ''}
            onChange={({ currentTarget }) => setLink(name, currentTarget.value.trim())}
          />
        ))}
        <MediaPreview settings={shown} />
      </section>
    </>
  );
}

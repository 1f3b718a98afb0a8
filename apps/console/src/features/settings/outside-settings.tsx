import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import type { SettingRows } from './setting-rows.ts';

const hostsMax = 8;

type HostsProps = {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly hosts: readonly string[];
  readonly onChange: (hosts: string[]) => void;
};

function Hosts({ title, note, hosts, onChange }: HostsProps) {
  const { t } = useLingui();
  return (
    <section className="settings__group">
      <h2 className="thread">{title}</h2>
      <p className="setting__note">{note}</p>
      {hosts.map((host, index) => (
        <div className="line" key={index}>
          <TextField
            label={<Trans>Host</Trans>}
            lang="zxx"
            inputMode="url"
            maxLength={200}
            value={host}
            onChange={({ currentTarget: { value } }) =>
              onChange(hosts.map((one, at) => (at === index ? value.trim() : one)))
            }
          />
          <IconButton
            icon="trash"
            label={t`Remove ${host}`}
            onClick={() => onChange(hosts.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {hosts.length < hostsMax && (
        <Button icon="plus" onClick={() => onChange([...hosts, 'https://'])}>
          <Trans>Another host</Trans>
        </Button>
      )}
    </section>
  );
}

/** Whom the pages of the site reach outside. All of it is off until an operator writes it here. */
export function OutsideRows({ shown, onChange }: SettingRows) {
  return (
    <>
      <Hosts
        title={<Trans>Hosts for pictures</Trans>}
        note={
          <Trans>
            They hand on the pictures of this site. A page takes one of them by chance; what it does
            not have comes from here. Scheme and host only: <code>https://img.example.com</code>
          </Trans>
        }
        hosts={shown.imageCDNs}
        onChange={(imageCDNs) => onChange({ imageCDNs })}
      />
      <Hosts
        title={<Trans>Hosts for opening games</Trans>}
        note={
          <Trans>
            They hand on the address of our own games. A launch takes one of them by chance; a
            second try goes to our own address.
          </Trans>
        }
        hosts={shown.launchGameCDNs}
        onChange={(launchGameCDNs) => onChange({ launchGameCDNs })}
      />
      <section className="settings__group">
        <h2 className="thread">
          <Trans>Google tag</Trans>
        </h2>
        <p className="setting__note">
          <Trans>
            With a tag Google hears which pages are opened, though not by whom. Without one no page
            loads anything from Google. Browsers that ask not to be followed are left alone.
          </Trans>
        </p>
        <TextField
          label={<Trans>Name of the tag</Trans>}
          lang="zxx"
          placeholder="G-XXXXXXXXXX"
          maxLength={24}
          value={shown.gtagId}
          onChange={({ currentTarget }) =>
            onChange({ gtagId: currentTarget.value.trim().toUpperCase() })
          }
        />
      </section>
    </>
  );
}

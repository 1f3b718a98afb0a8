import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import type { SettingGroup } from './setting-rows.ts';

const hostsMax = 8;

type HostsProps = {
  readonly hosts: readonly string[];
  readonly onChange: (hosts: string[]) => void;
};

function Hosts({ hosts, onChange }: HostsProps) {
  const { t } = useLingui();
  return (
    <>
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
    </>
  );
}

/** Whom the pages of the site reach outside. All of it is off until an operator writes it here. */
export const outsideGroups: readonly SettingGroup[] = [
  {
    title: msg`Hosts for pictures`,
    Note: () => (
      <Trans>
        They hand on the pictures of this site. A page takes one of them by chance; what it does not
        have comes from here. Scheme and host only: <code>https://img.example.com</code>
      </Trans>
    ),
    rows: [
      {
        id: 'imageCDNs',
        label: msg`Hosts for pictures`,
        Row: ({ shown, onChange }) => (
          <Hosts hosts={shown.imageCDNs} onChange={(imageCDNs) => onChange({ imageCDNs })} />
        ),
      },
    ],
  },
  {
    title: msg`Hosts for opening games`,
    Note: () => (
      <Trans>
        They hand on the address of our own games. A launch takes one of them by chance; a second
        try goes to our own address.
      </Trans>
    ),
    rows: [
      {
        id: 'launchGameCDNs',
        label: msg`Hosts for opening games`,
        Row: ({ shown, onChange }) => (
          <Hosts
            hosts={shown.launchGameCDNs}
            onChange={(launchGameCDNs) => onChange({ launchGameCDNs })}
          />
        ),
      },
    ],
  },
  {
    title: msg`Google tag`,
    Note: () => (
      <Trans>
        With a tag Google hears which pages are opened, though not by whom. Without one no page
        loads anything from Google. Browsers that ask not to be followed are left alone.
      </Trans>
    ),
    rows: [
      {
        id: 'gtagId',
        label: msg`Name of the tag`,
        Row: ({ label, shown, onChange }) => (
          <TextField
            label={label}
            lang="zxx"
            placeholder="G-XXXXXXXXXX"
            maxLength={24}
            value={shown.gtagId}
            onChange={({ currentTarget }) =>
              onChange({ gtagId: currentTarget.value.trim().toUpperCase() })
            }
          />
        ),
      },
    ],
  },
];

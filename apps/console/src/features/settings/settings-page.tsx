import '@khelaghor/ui/closed-page/closed-page.css';
import './settings.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { SiteSettings } from '@khelaghor/contract/site-settings.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { refusalOf } from '../../shared/ask.ts';
import { useNow } from '../../shared/clock.ts';
import { useFigures } from '../../shared/figures.ts';
import { Page } from '../../shared/page.tsx';
import { Reading } from '../../shared/reading.tsx';
import { RefusedLine } from '../../shared/refused-line.tsx';
import { AddressRows } from './address-settings.tsx';
import { BrandRows, LanguageRows } from './brand-settings.tsx';
import { CheckRows } from './check-settings.tsx';
import { LoginRows } from './login-settings.tsx';
import { FieldRows } from './field-settings.tsx';
import { MaintenanceRows } from './maintenance-settings.tsx';
import { MenuRows } from './menu-settings.tsx';
import { OutsideRows } from './outside-settings.tsx';
import { PhoneRows } from './phone-settings.tsx';
import { RegionRows } from './region-settings.tsx';
import { changesOf, troubleOf } from './setting-changes.ts';
import type { DraftTrouble } from './setting-changes.ts';
import { SettingChoice } from './setting-choice.tsx';
import type { SettingRows } from './setting-rows.ts';
import { useChangeSettings, useSettings } from './use-settings.ts';

const MaintenanceDialog = lazy(async () => ({
  default: (await import('./maintenance-dialog.tsx')).MaintenanceDialog,
}));

type PartName =
  | 'general'
  | 'fields'
  | 'languages'
  | 'maintenance'
  | 'regions'
  | 'addresses'
  | 'menus';

const onOff = (isOn: boolean): 'on' | 'off' => (isOn ? 'on' : 'off');

function VisitorRows({ shown, changed, onChange }: SettingRows) {
  return (
    <section className="settings__group">
      <h2 className="thread">
        <Trans>Visitors</Trans>
      </h2>
      <SettingChoice
        title={<Trans>New accounts</Trans>}
        note={<Trans>Closed: nobody can sign up. Members log in as before.</Trans>}
        value={onOff(shown.registrationOpen)}
        choices={[
          { value: 'on', text: <Trans>Open</Trans> },
          { value: 'off', text: <Trans>Closed</Trans> },
        ]}
        changed={'registrationOpen' in changed}
        onChange={(value) => onChange({ registrationOpen: value === 'on' })}
      />
      <SettingChoice
        title={<Trans>Signing up with a username</Trans>}
        note={<Trans>The form that asks for a username and a password.</Trans>}
        value={onOff(shown.usernameRegistration)}
        choices={[
          { value: 'on', text: <Trans>On</Trans> },
          { value: 'off', text: <Trans>Off</Trans> },
        ]}
        changed={'usernameRegistration' in changed}
        onChange={(value) => onChange({ usernameRegistration: value === 'on' })}
      />
      <SettingChoice
        title={<Trans>Free play</Trans>}
        note={<Trans>Visitors try our own games with trial money. A trial ends after a day.</Trans>}
        value={onOff(shown.freePlay)}
        choices={[
          { value: 'on', text: <Trans>On</Trans> },
          { value: 'off', text: <Trans>Off</Trans> },
        ]}
        changed={'freePlay' in changed}
        onChange={(value) => onChange({ freePlay: value === 'on' })}
      />
      <SettingChoice
        title={<Trans>Picture check when signing up</Trans>}
        note={
          <Trans>Asks for the characters of a picture. The check that nobody sees stays on.</Trans>
        }
        value={onOff(shown.captchaOnRegistration)}
        choices={[
          { value: 'on', text: <Trans>On</Trans> },
          { value: 'off', text: <Trans>Off</Trans> },
        ]}
        changed={'captchaOnRegistration' in changed}
        onChange={(value) => onChange({ captchaOnRegistration: value === 'on' })}
      />
    </section>
  );
}

function FigureRows({ shown, changed, onChange }: SettingRows) {
  return (
    <section className="settings__group">
      <h2 className="thread">
        <Trans>Figures</Trans>
      </h2>
      <SettingChoice
        title={<Trans>Digits</Trans>}
        note={<Trans>What the site shows to those who have not chosen.</Trans>}
        value={shown.digits}
        choices={[
          { value: 'latn', text: '0123' },
          { value: 'beng', text: <span lang="bn">০১২৩</span> },
        ]}
        changed={'digits' in changed}
        onChange={(digits) => onChange({ digits })}
      />
      <SettingChoice
        title={<Trans>Grouping in English</Trans>}
        note={<Trans>Bengali always groups by lakh and crore.</Trans>}
        value={shown.grouping}
        choices={[
          { value: 'lakh', text: '12,34,567' },
          { value: 'western', text: '1,234,567' },
        ]}
        changed={'grouping' in changed}
        onChange={(grouping) => onChange({ grouping })}
      />
    </section>
  );
}

function useTroubleText(): (trouble: DraftTrouble) => string {
  const { t } = useLingui();
  return (trouble) =>
    ({
      end_before_start: t`Maintenance must end after it begins.`,
      end_passed: t`The end of the maintenance has passed already.`,
      brand_empty: t`The site needs a name in Bengali and in English.`,
      default_language_off: t`The language of a first visit must be one of those offered.`,
      domain_invalid: t`An address is not right: only scheme and host, such as https://example.com`,
      host_invalid: t`A host is not right: it must be https://, a name, and nothing behind it, each once.`,
      country_invalid: t`Countries are written with two letters each, at least one: BD, IN`,
      field_invalid: t`A field of the sign-up form has a rule that makes no sense.`,
      captcha_id_invalid: t`The captcha id of GeeTest is not right: 32 characters, 0-9 and a-f.`,
      tag_invalid: t`The name of the tag is not right: it looks like G-ABC123DEF4.`,
      link_invalid: t`A link is not right: it must begin with https://`,
    })[trouble];
}

/** The parts of the page; a draft lives through going from one to another. */
function Parts({ rows }: { readonly rows: SettingRows }) {
  const { t } = useLingui();
  const [part, setPart] = useState<PartName>('general');
  return (
    <Tabs
      label={t`Parts of the settings`}
      value={part}
      onChange={setPart}
      tabs={[
        {
          key: 'general',
          text: <Trans>General</Trans>,
          panel: (
            <div className="settings">
              <BrandRows {...rows} />
              <VisitorRows {...rows} />
              <LoginRows {...rows} />
              <CheckRows {...rows} />
              <PhoneRows {...rows} />
              <FigureRows {...rows} />
            </div>
          ),
        },
        {
          key: 'fields',
          text: <Trans>Sign-up form</Trans>,
          panel: <FieldRows {...rows} />,
        },
        {
          key: 'languages',
          text: <Trans>Languages</Trans>,
          panel: <LanguageRows {...rows} />,
        },
        {
          key: 'maintenance',
          text: <Trans>Maintenance</Trans>,
          panel: (
            <div className="settings">
              <MaintenanceRows {...rows} />
            </div>
          ),
        },
        { key: 'regions', text: <Trans>Regions</Trans>, panel: <RegionRows {...rows} /> },
        {
          key: 'addresses',
          text: <Trans>Addresses</Trans>,
          panel: (
            <div className="settings">
              <AddressRows {...rows} />
              <OutsideRows {...rows} />
            </div>
          ),
        },
        {
          key: 'menus',
          text: <Trans>Menus</Trans>,
          panel: (
            <div className="settings">
              <MenuRows {...rows} />
            </div>
          ),
        },
      ]}
    />
  );
}

type SaveBarProps = {
  readonly count: number;
  readonly trouble: DraftTrouble | null;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
};

function SaveBar({ count, trouble, busy, onUndo, onSave }: SaveBarProps) {
  const figures = useFigures();
  const textOf = useTroubleText();
  const shownCount = figures.count(count);
  if (count === 0) {
    return (
      <div className="save">
        <p role="status">
          <Trans>Everything is saved. Each change is kept in the event log.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="save save--open">
      <p role="status">
        {trouble === null ? (
          <Trans>Changes that are not saved: {shownCount}</Trans>
        ) : (
          textOf(trouble)
        )}
      </p>
      <Button onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <Button kind="lead" icon="check" busy={busy} disabled={trouble !== null} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}

function SettingsForm({ saved }: { saved: SiteSettings }) {
  const [draft, setDraft] = useState<Partial<SiteSettings>>({});
  const [asking, setAsking] = useState(false);
  const now = useNow(30_000);
  const changing = useChangeSettings();
  const toast = useToast();
  const changed = changesOf(saved, draft);
  const shown = { ...saved, ...changed };
  const rows = {
    shown,
    changed,
    onChange: (patch: Partial<SiteSettings>) => setDraft({ ...changed, ...patch }),
  };
  const save = async () => {
    setAsking(false);
    try {
      await changing.mutateAsync(changed);
    } catch {
      return;
    }
    setDraft({});
    toast({
      tone: 'good',
      title: <Trans>Saved</Trans>,
      text: <Trans>The site follows at once.</Trans>,
    });
  };
  return (
    <div className="settings">
      <Parts rows={rows} />
      <RefusedLine refusal={changing.isError ? refusalOf(changing.error) : null} />
      <SaveBar
        count={Object.keys(changed).length}
        trouble={troubleOf(shown, changed, now)}
        busy={changing.isPending}
        onUndo={() => setDraft({})}
        onSave={() => (changed.status === 1 ? setAsking(true) : void save())}
      />
      <Suspense fallback={null}>
        {asking && (
          <MaintenanceDialog onCancel={() => setAsking(false)} onConfirm={() => void save()} />
        )}
      </Suspense>
    </div>
  );
}

/** Changes are collected and saved together, by a deliberate act. */
export function SettingsPage() {
  const { t } = useLingui();
  const settings = useSettings();
  return (
    <Page title={t`Settings`}>
      <Reading of={settings} />
      {settings.data && <SettingsForm saved={settings.data} />}
    </Page>
  );
}

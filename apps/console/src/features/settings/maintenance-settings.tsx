import { Trans, useLingui } from '@lingui/react/macro';
import type { MaintenancePlan } from '@khelaghor/contract/site-settings.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { dhakaInputOf, momentOfDhakaInput } from '../../shared/dhaka-input.ts';
import { ClosedPreview } from './closed-previews.tsx';
import type { SettingRows } from './setting-rows.ts';
import { SettingChoice } from './setting-choice.tsx';

type Written = 'bn' | 'en';

function Words({ plan, language, change }: WordsProps) {
  const field = (name: 'title' | 'text') => ({
    lang: language,
    value: plan[name][language],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: { ...plan[name], [language]: currentTarget.value } }),
  });
  return (
    <div className="words">
      <TextField
        label={
          language === 'bn' ? <Trans>Title in Bengali</Trans> : <Trans>Title in English</Trans>
        }
        maxLength={80}
        {...field('title')}
      />
      <TextArea
        label={language === 'bn' ? <Trans>Text in Bengali</Trans> : <Trans>Text in English</Trans>}
        maxLength={600}
        rows={3}
        {...field('text')}
      />
    </div>
  );
}

type WordsProps = {
  readonly plan: MaintenancePlan;
  readonly language: Written;
  readonly change: (patch: Partial<MaintenancePlan>) => void;
};

/** Closing the site: now or at a time, until when, and what visitors read meanwhile. */
export function MaintenanceRows({ shown, changed, onChange }: SettingRows) {
  const { t } = useLingui();
  const plan = shown.maintenance;
  const change = (patch: Partial<MaintenancePlan>) =>
    onChange({ maintenance: { ...plan, ...patch } });
  const time = (name: 'startsAt' | 'endsAt') => ({
    type: 'datetime-local',
    value: dhakaInputOf(plan[name]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: momentOfDhakaInput(currentTarget.value) }),
  });
  return (
    <>
      <section className="settings__group" aria-label={t`Open or closed`}>
        <SettingChoice
          title={<Trans>The site</Trans>}
          note={
            <Trans>
              In maintenance, visitors see the maintenance page. Running rounds end, payments that
              are on their way arrive, nothing new begins.
            </Trans>
          }
          value={shown.status === 0 ? 'open' : 'closed'}
          choices={[
            { value: 'open', text: <Trans>Open</Trans> },
            { value: 'closed', text: <Trans>Maintenance</Trans> },
          ]}
          changed={'status' in changed}
          onChange={(value) => onChange({ status: value === 'open' ? 0 : 1 })}
        />
      </section>
      <section className="settings__group">
        <h2 className="thread">
          <Trans>Planned maintenance</Trans>
        </h2>
        <p className="setting__note">
          <Trans>
            Times of Dhaka. At the start the site closes by itself, at the end it opens by itself,
            also when it was closed by hand. Without an end it stays closed until you open it.
          </Trans>
        </p>
        <div className="pair">
          <TextField label={<Trans>Closes at</Trans>} {...time('startsAt')} />
          <TextField label={<Trans>Opens again at</Trans>} {...time('endsAt')} />
        </div>
        {(plan.startsAt !== null || plan.endsAt !== null) && (
          <Button onClick={() => change({ startsAt: null, endsAt: null })}>
            <Trans>No plan</Trans>
          </Button>
        )}
      </section>
      <section className="settings__group">
        <h2 className="thread">
          <Trans>What visitors read</Trans>
        </h2>
        <p className="setting__note">
          <Trans>Left empty, the page says what stands below in the preview.</Trans>
        </p>
        <div className="pair pair--wide">
          <Words plan={plan} language="bn" change={change} />
          <Words plan={plan} language="en" change={change} />
        </div>
      </section>
      <ClosedPreview settings={shown} reason="maintenance" />
    </>
  );
}

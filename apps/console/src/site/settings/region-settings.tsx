import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { strictestPace } from '@khelaghor/contract/site/setting-shapes.ts';
import type { RegionPolicy, RegionRule } from '@khelaghor/contract/site/setting-shapes.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';
import { ChoiceField, FieldError } from '@khelaghor/ui/field/field.tsx';
import { lazy, useId } from 'react';
import { useWholeNumberFault } from '../../shared/kit/figure-field.tsx';
import { useNumberText } from '../../shared/kit/number-text.ts';
import { countryCodes } from './countries.ts';
import { createSimpleRows } from './simple-rows.tsx';
import type { SettingGroup, SettingRows } from './setting-rows.ts';

const UnavailablePreview = lazy(async () => ({
  default: (await import('./unavailable-previews.tsx')).UnavailablePreview,
}));

/** The first country that is closed by its own row; else one of those that have none. */
function getSample(rows: readonly RegionPolicy[]): string {
  const closed = rows.find(({ country, rule }) => country !== '*' && rule === 'blocked');
  const others = countryCodes.filter((code) => !rows.some(({ country }) => country === code));
  return closed?.country ?? others[0] ?? 'BD';
}

function useCountryName(): (country: string) => string {
  const { i18n, t } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale === 'en' ? 'en' : 'bn', { type: 'region' });
  return (country) => (country === '*' ? t`All other countries` : (names.of(country) ?? country));
}

type RowProps = {
  readonly row: RegionPolicy;
  readonly name: string;
  readonly onChange: (patch: Partial<RegionPolicy>) => void;
  readonly onRemove: () => void;
};

type NumberCellProps = Parameters<typeof useNumberText>[0] & {
  readonly label: string;
  /** Why a text is refused. */
  readonly fault: string;
};

/** A cell of the table with a number. */
function NumberCell({ label, fault, ...number }: NumberCellProps) {
  const id = useId();
  const [text, change] = useNumberText(number);
  const isUnreadable = Number.isNaN(number.value);
  return (
    <td>
      <div className={isUnreadable ? 'field field--bad' : 'field'}>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isUnreadable || undefined}
          aria-describedby={`${id}-error`}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
      <FieldError id={`${id}-error`} error={isUnreadable ? fault : undefined} />
    </td>
  );
}

type SecondsProps = {
  readonly label: string;
  readonly ms: number;
  readonly onMs: (ms: number) => void;
};

const secondsMax = 60;
const readSeconds = (typed: string) => readDecimal(typed, { decimals: 3, max: secondsMax * 1_000 });

const ageBounds = { min: 18, max: 99 } as const;
const readAge = (typed: string) => readWholeNumber(typed, ageBounds);

function SecondsCell({ label, ms, onMs }: SecondsProps) {
  const { t } = useLingui();
  const most = String(secondsMax);
  return (
    <NumberCell
      label={label}
      value={ms}
      read={readSeconds}
      write={(value) => String(value / 1_000)}
      onValue={onMs}
      fault={t`Write seconds from 0 to ${most}, like 2.5.`}
    />
  );
}

/** How fast in-house games may be played with real money. */
function PaceCells({ row, name, onChange }: Omit<RowProps, 'onRemove'>) {
  const { t } = useLingui();
  return (
    <>
      <SecondsCell
        label={t`Seconds between two rounds: ${name}`}
        ms={row.cycleMs}
        onMs={(cycleMs) => onChange({ cycleMs })}
      />
      <SecondsCell
        label={t`Seconds between two spins of a slot: ${name}`}
        ms={row.slotCycleMs}
        onMs={(slotCycleMs) => onChange({ slotCycleMs })}
      />
      <td>
        <input
          type="checkbox"
          aria-label={t`Autoplay: ${name}`}
          checked={row.autoplay}
          onChange={({ currentTarget }) => onChange({ autoplay: currentTarget.checked })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={t`Turbo: ${name}`}
          checked={row.turbo}
          onChange={({ currentTarget }) => onChange({ turbo: currentTarget.checked })}
        />
      </td>
    </>
  );
}

function PolicyRow({ row, name, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const getFault = useWholeNumberFault();
  return (
    <tr>
      <th scope="row">
        {name} {row.country !== '*' && <small lang="zxx">{row.country}</small>}
      </th>
      <td>
        <div className="field">
          <select
            aria-label={t`What is allowed: ${name}`}
            value={row.rule}
            onChange={({ currentTarget }) => onChange({ rule: currentTarget.value as RegionRule })}
          >
            <option value="allowed">{t`Play money and real money`}</option>
            <option value="play_only">{t`Play money only`}</option>
            <option value="blocked">{t`Closed`}</option>
          </select>
        </div>
      </td>
      <NumberCell
        label={t`Minimum age: ${name}`}
        value={row.minimumAge}
        read={readAge}
        onValue={(minimumAge) => onChange({ minimumAge })}
        fault={getFault(ageBounds)}
      />
      <PaceCells row={row} name={name} onChange={onChange} />
      <td>
        {row.country !== '*' && (
          <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
        )}
      </td>
    </tr>
  );
}

function Policies({ shown, onChange }: SettingRows) {
  const { i18n, t } = useLingui();
  const getName = useCountryName();
  const rows = shown.regionPolicies;
  const write = (regionPolicies: RegionPolicy[]) => onChange({ regionPolicies });
  const change = (country: string, patch: Partial<RegionPolicy>) =>
    write(rows.map((row) => (row.country === country ? { ...row, ...patch } : row)));
  const free = countryCodes
    .filter((country) => !rows.some((row) => row.country === country))
    .map((key) => ({ key, text: getName(key) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, i18n.locale));
  const add = (country: string) =>
    country !== '' &&
    write([...rows, { country, rule: 'blocked', minimumAge: 21, ...strictestPace }]);
  return (
    <>
      <div className="policies">
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Country`}</th>
              <th scope="col">{t`Allowed`}</th>
              <th scope="col">{t`Minimum age`}</th>
              <th scope="col">{t`Seconds a round`}</th>
              <th scope="col">{t`Seconds a slot spin`}</th>
              <th scope="col">{t`Autoplay`}</th>
              <th scope="col">{t`Turbo`}</th>
              <th scope="col">
                <span className="visually-hidden">{t`Remove`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PolicyRow
                key={row.country}
                row={row}
                name={getName(row.country)}
                onChange={(patch) => change(row.country, patch)}
                onRemove={() => write(rows.filter(({ country }) => country !== row.country))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ChoiceField
        label={<Trans>Another country</Trans>}
        value=""
        choices={[{ key: '', text: t`Choose…` }, ...free]}
        onChange={add}
      />
    </>
  );
}

/** Who may play what, by country. */
export const regionGroup: SettingGroup = {
  title: msg`Regions`,
  Note: () => (
    <Trans>
      A visitor’s country comes from the IP address. If it is unknown, the strictest of these rows
      applies to real money. With real money on, “play money only” closes the site there. Seconds,
      autoplay and turbo hold for in-house games with real money; play money has no limits of pace.
    </Trans>
  ),
  rows: [
    ...createSimpleRows('regions'),
    {
      id: 'regionPolicies',
      label: msg`Countries: what is allowed, the minimum age, the pace of games`,
      Row: Policies,
    },
    ...createSimpleRows('blocked'),
  ],
  Preview: ({ shown }) => (
    <UnavailablePreview
      settings={shown}
      reason="region"
      country={getSample(shown.regionPolicies)}
    />
  ),
};

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageNames, siteLanguageCodes } from '@khelaghor/contract/lib/languages.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Checkbox, Select, TextField } from '@khelaghor/ui/field/field.tsx';
import type { SettingGroup, SettingRows } from './setting-rows.ts';
import { moveItem } from '../../shared/move-item.ts';
import { LogoField } from './logo-field.tsx';
import { createSimpleRows } from './simple-rows.tsx';
import { lazy } from 'react';

const BrandPreview = lazy(async () => ({
  default: (await import('./brand-previews.tsx')).BrandPreview,
}));

type Row = SettingRows & { readonly label: string };

function NameField({ label, language, shown, onChange }: Row & { readonly language: Language }) {
  const { brandName } = shown;
  return (
    <TextField
      label={label}
      lang={language}
      required
      maxLength={40}
      value={brandName[language]}
      onChange={({ currentTarget }) =>
        onChange({ brandName: { ...brandName, [language]: currentTarget.value } })
      }
    />
  );
}

/** The name of the house, and its mark. */
export const brandGroup: SettingGroup = {
  title: msg`Brand`,
  pairs: true,
  rows: [
    {
      id: 'brandName.bn',
      label: msg`Name in Bengali`,
      Row: (row) => <NameField {...row} language="bn" />,
    },
    {
      id: 'brandName.en',
      label: msg`Name in English`,
      Row: (row) => <NameField {...row} language="en" />,
    },
    {
      id: 'logo',
      label: msg`Mark`,
      Row: ({ label, shown, onChange }) => (
        <LogoField label={label} value={shown.logo} onChange={(logo) => onChange({ logo })} />
      ),
    },
    ...createSimpleRows('brand'),
  ],
  Preview: ({ shown }) => <BrandPreview settings={shown} />,
};

function OfferedLanguages({ shown, onChange }: Omit<SettingRows, 'changed'>) {
  const { t, i18n } = useLingui();
  const { languages } = shown;
  // What is shown is each language's own name; what is read out is in the reader's language.
  const describeSpoken = new Intl.DisplayNames([i18n.locale], { type: 'language' });
  const move = (index: number, by: -1 | 1) =>
    onChange({ languages: moveItem(languages, index, by) });
  return (
    <ol className="order">
      {languages.map((code, index) => {
        const name = describeSpoken.of(code) ?? code;
        return (
          <li key={code} className="order__row">
            <bdi lang={code} className="order__name">
              {languageNames[code]}
            </bdi>
            <IconButton
              icon="chevron-down"
              className="order__up"
              label={t`Move ${name} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevron-down"
              label={t`Move ${name} down`}
              disabled={index === languages.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}

function LanguageBoxes({ shown, onChange }: SettingRows) {
  const { languages } = shown;
  const toggle = (code: SiteLanguage) =>
    onChange({
      languages: languages.includes(code)
        ? languages.filter((other) => other !== code)
        : [...languages, code],
    });
  return (
    <div className="languages">
      {siteLanguageCodes.map((code) => (
        <div key={code} data-setting={`languages.${code}`}>
          <Checkbox
            label={<bdi lang={code}>{languageNames[code]}</bdi>}
            checked={languages.includes(code)}
            disabled={languages.length === 1 && languages[0] === code}
            onChange={() => toggle(code)}
          />
        </div>
      ))}
    </div>
  );
}

function FirstLanguage({ label, shown, onChange }: Row) {
  const { languages, defaultLanguage } = shown;
  return (
    <>
      <Select
        label={label}
        value={defaultLanguage}
        onChange={({ currentTarget }) =>
          onChange({ defaultLanguage: currentTarget.value as SiteLanguage })
        }
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
      {!languages.includes(defaultLanguage) && languages[0] && (
        <Button onClick={() => onChange({ defaultLanguage: languages[0] ?? 'bn' })}>
          <Trans>Start with {languageNames[languages[0]]}</Trans>
        </Button>
      )}
    </>
  );
}

/** Which languages the site offers, in which order, and with which it begins. */
export const languageGroup: SettingGroup = {
  title: msg`Languages`,
  Note: () => (
    <Trans>
      Bengali and English are complete. Other languages show English where a translation is missing.
    </Trans>
  ),
  rows: [
    {
      id: 'languages',
      label: msg`Languages`,
      within: siteLanguageCodes.map((code) => ({
        id: `languages.${code}` as const,
        label: languageNames[code],
      })),
      Row: (rows) => (
        <>
          <LanguageBoxes {...rows} />
          <h3>
            <Trans>In this order</Trans>
          </h3>
          <OfferedLanguages {...rows} />
        </>
      ),
    },
    { id: 'defaultLanguage', label: msg`Language of a first visit`, Row: FirstLanguage },
  ],
};

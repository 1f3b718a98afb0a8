import { Trans, useLingui } from '@lingui/react/macro';
import { languageNames, siteLanguageCodes } from '@khelaghor/contract/languages.ts';
import type { SiteLanguage } from '@khelaghor/contract/languages.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Checkbox, Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { BrandPreview } from './brand-previews.tsx';
import type { SettingRows } from './setting-rows.ts';
import { moved } from '../../shared/moved.ts';
import { MarkField } from './mark-field.tsx';

/** The name of the house. */
export function BrandRows({ shown, onChange }: SettingRows) {
  const { brandName, logo } = shown;
  return (
    <section className="settings__group">
      <h2 className="thread">
        <Trans>Brand</Trans>
      </h2>
      <div className="pair">
        <TextField
          label={<Trans>Name in Bengali</Trans>}
          lang="bn"
          required
          maxLength={40}
          value={brandName.bn}
          onChange={({ currentTarget }) =>
            onChange({ brandName: { ...brandName, bn: currentTarget.value } })
          }
        />
        <TextField
          label={<Trans>Name in English</Trans>}
          lang="en"
          required
          maxLength={40}
          value={brandName.en}
          onChange={({ currentTarget }) =>
            onChange({ brandName: { ...brandName, en: currentTarget.value } })
          }
        />
      </div>
      <MarkField value={logo} onChange={(next) => onChange({ logo: next })} />
      <BrandPreview settings={shown} />
    </section>
  );
}

function OfferedLanguages({ shown, onChange }: Omit<SettingRows, 'changed'>) {
  const { t, i18n } = useLingui();
  const { languages } = shown;
  // What is shown is each language's own name; what is read out is in the reader's language.
  const spoken = new Intl.DisplayNames([i18n.locale], { type: 'language' });
  const move = (index: number, by: -1 | 1) => onChange({ languages: moved(languages, index, by) });
  return (
    <ol className="order">
      {languages.map((code, index) => {
        const name = spoken.of(code) ?? code;
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

/** Which languages the site offers, in which order, and with which it begins. */
export function LanguageRows({ shown, onChange }: SettingRows) {
  const { languages, defaultLanguage } = shown;
  const toggle = (code: SiteLanguage) =>
    onChange({
      languages: languages.includes(code)
        ? languages.filter((other) => other !== code)
        : [...languages, code],
    });
  return (
    <section className="settings__group">
      <h2 className="thread">
        <Trans>Languages</Trans>
      </h2>
      <p className="setting__note">
        <Trans>
          Bengali and English are written in full. In another language the site says in English what
          has no text yet.
        </Trans>
      </p>
      <div className="languages">
        {siteLanguageCodes.map((code) => (
          <Checkbox
            key={code}
            label={<bdi lang={code}>{languageNames[code]}</bdi>}
            checked={languages.includes(code)}
            disabled={languages.length === 1 && languages[0] === code}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
      <h3>
        <Trans>In this order</Trans>
      </h3>
      <OfferedLanguages shown={shown} onChange={onChange} />
      <Select
        label={<Trans>Language of a first visit</Trans>}
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
          <Trans>Begin with {languageNames[languages[0]]}</Trans>
        </Button>
      )}
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A language in its own name: "বাংলা", "English". */
export type LanguageChoice = { readonly code: string; readonly name: string };

type SidesProps<Value extends string> = {
  /** The label of the group, for screen readers. */
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: ReactNode;
    /** The language of the text, when it may not be the page's. */
    readonly lang?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** All choices beside each other. */
function Sides<Value extends string>({ label, choices, value, onChange }: SidesProps<Value>) {
  return (
    <div className="switch" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          className="switch__side"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}

type LanguageSwitchProps = {
  readonly languages: readonly LanguageChoice[];
  readonly value: string;
  readonly onChange: (code: string) => void;
};

/** The languages beside each other, each in its own words. For two or three of them. */
export function LanguageSwitch({ languages, value, onChange }: LanguageSwitchProps) {
  const { t } = useLingui();
  return (
    <Sides
      label={t`Language`}
      choices={languages.map(({ code, name }) => ({ value: code, text: name, lang: code }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** The same for more of them: a list that the browser opens in its own way. */
export function LanguageSelect({ languages, value, onChange }: LanguageSwitchProps) {
  const { t } = useLingui();
  return (
    <label className="switch switch--list">
      <Icon name="globe" size="small" />
      <select
        aria-label={t`Language`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Ways of writing figures beside each other, each shown by an example of itself. */
export const DigitsSwitch = Sides;

/** Night ink or day paper. */
export type Theme = 'dark' | 'light';

type ThemeSwitchProps = {
  readonly value: Theme;
  readonly onChange: (theme: Theme) => void;
};

/** Night or day. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const { t } = useLingui();
  const night = (
    <>
      <Icon name="moon" size="small" />
      <Trans>Night</Trans>
    </>
  );
  const day = (
    <>
      <Icon name="sun" size="small" />
      <Trans>Day</Trans>
    </>
  );
  return (
    <Sides
      label={t`Colours`}
      choices={[
        { value: 'dark', text: night },
        { value: 'light', text: day },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

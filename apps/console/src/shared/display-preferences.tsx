import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { LanguageSwitch } from '@khelaghor/ui/switches/switches.tsx';
import { chooseLanguage } from './language.ts';
import { languages } from './languages.ts';
import { readTheme, saveTheme } from './browser-storage.ts';
import type { Theme } from './browser-storage.ts';
import { showTheme } from './show-theme.ts';

/** How this reader wants the console: language, and ink or paper. */
export function DisplayPreferences() {
  const { t, i18n } = useLingui();
  const [theme, setTheme] = useState(readTheme);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <LanguageSwitch
        languages={languages}
        value={i18n.locale}
        onChange={(code) => void chooseLanguage(code === 'en' ? 'en' : 'bn')}
      />
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={theme === 'dark' ? t`Day colours` : t`Night colours`}
        onClick={() => {
          showTheme(other);
          saveTheme(other);
          setTheme(other);
        }}
      />
    </>
  );
}

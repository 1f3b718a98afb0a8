import { useLingui } from '@lingui/react/macro';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { LanguageSelect, LanguageSwitch } from '@khelaghor/ui/switches/switches.tsx';
import { useChangeLanguage } from '../shared/language.ts';

/** More than these do not fit beside each other. */
const besideMax = 3;

/** The languages that the site offers, when there is a choice. */
export function Languages({ offered }: { readonly offered: Whitelabel['languages'] }) {
  const { i18n } = useLingui();
  const applyLanguage = useChangeLanguage();
  if (offered.length < 2) return null;
  const choice = {
    languages: offered,
    value: i18n.locale,
    onChange: (code: string) => void applyLanguage(code),
  };
  return offered.length > besideMax ? (
    <LanguageSelect {...choice} />
  ) : (
    <LanguageSwitch {...choice} />
  );
}

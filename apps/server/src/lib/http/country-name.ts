import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';

const names = {
  bn: new Intl.DisplayNames('bn', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** Returns the name of a country by its two letters. */
export const getCountryName = (country: string): LocalText => ({
  bn: names.bn.of(country) ?? country,
  en: names.en.of(country) ?? country,
});

import { smsCodesListCountries } from '@khelaghor/client/routes/account.gen.ts';
import type { Country } from '@khelaghor/contract/account/sms-codes.ts';
import type { CountryChoice } from '@khelaghor/ui/country-picker/country-picker.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { staleTimes } from '../../shared/api-queries.ts';

const flags = import.meta.glob<string>('../../../../../node_modules/circle-flags/flags/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

function getFlag(countryCode: string): string | null {
  const name = `/${countryCode.toLowerCase()}.svg`;
  const path = Object.keys(flags).find((each) => each.endsWith(name));
  return path === undefined ? null : (flags[path] ?? null);
}

const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => fetchValue(smsCodesListCountries, {}, signal),
  staleTime: staleTimes.settings,
});

/** What is shown until the server has answered: the house's own. */
const home: readonly Country[] = [{ countryCode: 'BD', countryDialingCode: '880' }];

/** Countries to whose phones codes are sent, as the picker shows them; the first is the usual. */
export function useCountryChoices(isShown: boolean): readonly CountryChoice[] {
  const language = useLanguage();
  const countries = useQuery({ ...countriesQuery, enabled: isShown }).data?.countries ?? home;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries.map(({ countryCode: code, countryDialingCode }) => ({
    code,
    dialingCode: countryDialingCode,
    name: names.of(code) ?? code,
    flag: getFlag(code),
  }));
}

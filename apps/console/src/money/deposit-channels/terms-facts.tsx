import { useLingui } from '@lingui/react/macro';
import type { ChannelTerms, DeskChannel } from '@khelaghor/contract/money/deposit-channels.ts';
import { useCurrencyName } from '../../shared/currency-name.ts';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { writeTaka } from '../../shared/write-taka.ts';
import { ChannelLogo } from './channel-logo.tsx';
import { meansNames, memberLevels } from './labels.ts';
import { writeMinute } from './terms-draft.ts';

/** Hours, countries and levels in words. */
export function useTermsText() {
  const { t } = useLingui();
  return {
    getHours: ({ hours }: ChannelTerms) =>
      hours === null ? t`All day` : `${writeMinute(hours.from)}–${writeMinute(hours.to)}`,
    getCountries: ({ countries }: ChannelTerms) =>
      countries.length === 0 ? t`Every country` : countries.join(', '),
    getLevels: ({ levels }: ChannelTerms) =>
      levels.length === 0
        ? t`All members`
        : memberLevels
            .filter(({ level }) => levels.includes(level))
            .map(({ name }) => t(name))
            .join(', '),
  };
}

/** The numbers of a request, with what is said of each. */
function NumberList({
  numbers,
  currency,
}: Pick<ChannelTerms, 'numbers'> & Pick<DeskChannel, 'currency'>) {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  const typeNames = {
    personal: t`Personal`,
    agent: t`Agent`,
    payment: t`Payment (merchant)`,
    account: t`Bank`,
  };
  const getLimits = ({ perDay, perMonth }: ChannelTerms['numbers'][number]): string => {
    const day = perDay === null ? '' : money(perDay, currency);
    const month = perMonth === null ? '' : money(perMonth, currency);
    return [perDay === null ? '' : t`${day} a day`, perMonth === null ? '' : t`${month} a month`]
      .filter(Boolean)
      .map((part) => ` · ${part}`)
      .join('');
  };
  return (
    <ul>
      {numbers.map((one) => (
        <li key={one.number}>
          <bdi translate="no">{one.number}</bdi> · <bdi>{one.label}</bdi> · {typeNames[one.type]}
          {' · '}
          {one.active ? t`On` : t`Off`}
          {getLimits(one)}
        </li>
      ))}
    </ul>
  );
}

/** Terms as facts, for the question whether a channel gets them. */
export function useTermsFacts(): (
  terms: ChannelTerms,
  currency: DeskChannel['currency'],
) => ObjectFact[] {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  const nameCurrency = useCurrencyName();
  const { getHours, getCountries, getLevels } = useTermsText();
  const writeFee = ({ fee: { rate, fixed } }: ChannelTerms, currency: DeskChannel['currency']) => {
    const parts = [
      ...(rate === 0 ? [] : [`${writeTaka(String(rate))}%`]),
      ...(fixed === '0' ? [] : [money(fixed, currency)]),
    ];
    return parts.length === 0 ? t`None` : parts.join(' + ');
  };
  return (terms, currency) => [
    { key: 'title', name: t`Name`, value: `${terms.title.bn} · ${terms.title.en}` },
    {
      key: 'note',
      name: t`Line below the name`,
      value: [terms.note.bn, terms.note.en].filter(Boolean).join(' · ') || '–',
    },
    {
      key: 'logo',
      name: t`Logo`,
      value: terms.logo === null ? t`None` : <ChannelLogo logo={terms.logo} />,
    },
    { key: 'currency', name: t`Currency`, value: nameCurrency(currency) },
    { key: 'minimum', name: t`Minimum`, value: money(terms.minimum, currency) },
    { key: 'maximum', name: t`Maximum`, value: money(terms.maximum, currency) },
    {
      key: 'quick',
      name: t`Amounts to tap`,
      value: terms.quickAmounts.map((amount) => money(amount, currency)).join(' · '),
    },
    { key: 'hours', name: t`Hours`, value: getHours(terms) },
    { key: 'countries', name: t`Countries`, value: getCountries(terms) },
    { key: 'levels', name: t`Members who see it`, value: getLevels(terms) },
    ...(terms.numbers.length === 0
      ? []
      : [
          {
            key: 'numbers',
            name: t`Numbers of the house`,
            value: <NumberList numbers={terms.numbers} currency={currency} />,
          },
        ]),
    ...(terms.payBy.length === 0
      ? []
      : [
          {
            key: 'means',
            name: t`Members pay by`,
            value: terms.payBy.map((means) => t(meansNames[means])).join(', '),
          },
        ]),
    { key: 'fee', name: t`Fee of the provider`, value: writeFee(terms, currency) },
    { key: 'sort', name: t`Order`, value: String(terms.sort) },
  ];
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { promotionsAdminList } from '@khelaghor/client/routes.gen.ts';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { callOrThrow } from './api.ts';

export const promotionsKey = ['promotions'] as const;

/** Every promotion, with how many took it and how many wait. */
export const usePromotions = () =>
  useQuery({
    queryKey: promotionsKey,
    queryFn: ({ signal }) => callOrThrow(promotionsAdminList, {}, signal),
    refetchOnWindowFocus: 'always',
  });

type ChoiceProps = {
  /** The id of a promotion, or nothing. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
};

/** One of the promotions, by its title. */
export function PromotionChoice({ value, onChange, error }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const { data } = usePromotions();
  const promotions = data?.promotions ?? [];
  return (
    <Select
      label={<Trans>Offer</Trans>}
      value={value}
      onChange={(change) => onChange(change.target.value)}
      {...(error !== undefined && { error })}
    >
      <option value="">{t`Choose`}</option>
      {promotions.map(({ id, title }) => (
        <option key={id} value={id}>
          {i18n.locale === 'en' ? title.en : title.bn}
        </option>
      ))}
    </Select>
  );
}

/** The title of a promotion; its id while that is not known, or when it was removed. */
export function PromotionTitle({ id }: { readonly id: string }) {
  const { i18n } = useLingui();
  const { data } = usePromotions();
  const title = data?.promotions.find((promotion) => promotion.id === id)?.title;
  return title ? (i18n.locale === 'en' ? title.en : title.bn) : id;
}

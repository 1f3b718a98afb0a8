import { Trans, useLingui } from '@lingui/react/macro';
import { promotionsAdminList } from '@khelaghor/client/routes/growth.gen.ts';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { useCall } from './kit/use-call.ts';
import { useLocalText } from './local-text.ts';

export const promotionsKey = ['promotions'] as const;

/** Every promotion, with how many took it and how many wait. */
export const usePromotions = () =>
  useCall(promotionsKey, promotionsAdminList, {}, { refetchOnWindowFocus: 'always' });

type ChoiceProps = {
  /** The id of a promotion, or nothing. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
};

/** One of the promotions, by its title. */
export function PromotionChoice({ value, onChange, error }: ChoiceProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const promotions = usePromotions().data?.promotions ?? [];
  return (
    <ChoiceField
      label={<Trans>Offer</Trans>}
      value={value}
      choices={[
        { key: '', text: t`Choose` },
        ...promotions.map(({ id, title }) => ({ key: id, text: text(title) })),
      ]}
      onChange={onChange}
      {...(error !== undefined && { error })}
    />
  );
}

/** The title of a promotion; its id while that is not known, or when it was removed. */
export function PromotionTitle({ id }: { readonly id: string }) {
  const text = useLocalText();
  const { data } = usePromotions();
  const title = data?.promotions.find((promotion) => promotion.id === id)?.title;
  return title ? text(title) : id;
}

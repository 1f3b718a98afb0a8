import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Select } from '@khelaghor/ui/field/field.tsx';

type KindFieldProps<Kind extends string> = {
  readonly kinds: readonly Kind[];
  readonly names: Readonly<Record<Kind, { readonly name: MessageDescriptor }>>;
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
};

/** What a channel or a link is, of the kinds that there are. */
export function KindField<Kind extends string>(props: KindFieldProps<Kind>) {
  const { kinds, names, value, onChange } = props;
  const { t } = useLingui();
  return (
    <Select
      label={<Trans>Kind</Trans>}
      value={value}
      onChange={({ target }) => onChange(kinds.find((kind) => kind === target.value) ?? value)}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(names[kind].name)}
        </option>
      ))}
    </Select>
  );
}

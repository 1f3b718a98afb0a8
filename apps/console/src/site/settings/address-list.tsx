import { useLingui } from '@lingui/react/macro';
import type { SettingControl } from '@khelaghor/contract/site/setting-row.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useLocalText } from '../../shared/local-text.ts';

type AddressListProps = {
  readonly control: Extract<SettingControl, { kind: 'addresses' }>;
  readonly value: readonly string[];
  readonly onChange: (addresses: string[]) => void;
};

/** Addresses, one a line, with a button for another one. */
export function AddressList({
  control: { max, item, add, begin = 'https://' },
  value,
  onChange,
}: AddressListProps) {
  const { t } = useLingui();
  const read = useLocalText();
  return (
    <>
      {value.map((address, index) => (
        <div className="line" key={index}>
          <TextField
            label={read(item)}
            lang="zxx"
            inputMode="url"
            maxLength={200}
            value={address}
            onChange={({ currentTarget }) =>
              onChange(value.map((one, at) => (at === index ? currentTarget.value.trim() : one)))
            }
          />
          <IconButton
            icon="trash"
            label={t`Remove ${address}`}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {value.length < max && (
        <Button icon="plus" onClick={() => onChange([...value, begin])}>
          {read(add)}
        </Button>
      )}
    </>
  );
}

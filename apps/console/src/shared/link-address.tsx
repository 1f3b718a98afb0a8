import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { isAllowedHref } from '@khelaghor/ui/rich-text/clean-fragment.ts';

const focusInput = (input: HTMLInputElement | null) => input?.focus();

type LinkAddressProps = {
  /** The link that the cursor is in; null: a new one. */
  readonly href: string | null;
  /** Null: the link is taken away. */
  readonly onLink: (href: string | null) => void;
};

/** Asks where a link leads. It stands in a form, so Enter must not send that. */
export function LinkAddress({ href, onLink }: LinkAddressProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState(href ?? '');
  const [isRefused, setRefused] = useState(false);
  const set = () => {
    const wanted = address.trim();
    if (isAllowedHref(wanted)) onLink(wanted);
    else setRefused(true);
  };
  return (
    <div className="text-box__link">
      <TextField
        label={<Trans>Address of the link</Trans>}
        value={address}
        placeholder="/promotions"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusInput}
        onChange={(change) => setAddress(change.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
        {...(isRefused && { error: t`Start with / for this site, or with https://.` })}
      />
      <div className="text-box__acts">
        {href !== null && (
          <Button onClick={() => onLink(null)}>
            <Trans>Remove link</Trans>
          </Button>
        )}
        <Button kind="primary" onClick={set}>
          <Trans>Set link</Trans>
        </Button>
      </div>
    </div>
  );
}

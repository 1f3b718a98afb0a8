import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useEffect, useState } from 'react';

const saidForMs = 2_000;

type CopyButtonProps = {
  readonly value: string;
  /** What is copied, for those who do not see what stands beside the button. */
  readonly name: string;
};

/** Copies a value, and says for a moment that it did. */
export function CopyButton({ value, name }: CopyButtonProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), saidForMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('copied');
    } catch {
      // The reader may have forbidden it; the value can still be marked by hand.
      setSaid('refused');
    }
  };
  return (
    <>
      <Button
        size="small"
        icon={said === 'copied' ? 'check' : 'copy'}
        aria-label={t`Copy: ${name}`}
        onClick={() => void copy()}
      >
        {said === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <span className="visually-hidden" role="status">
        {said === 'copied' && t`Copied`}
        {said === 'refused' && t`Your browser does not allow copying. Select the text instead.`}
      </span>
    </>
  );
}

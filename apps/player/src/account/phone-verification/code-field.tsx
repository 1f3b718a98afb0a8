import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { formatCountdown, getSecondsLeft } from '@khelaghor/ui/money/countdown-text.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { ComponentPropsWithRef } from 'react';
import { useNowMs } from '../../shared/clock.ts';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import type { CodeSent } from './use-sms-otp-request.ts';

type CodeFieldProps = {
  /** Until when the button counts down. */
  readonly sent: Pick<CodeSent, 'untilMs'> | null;
  /** Where the code comes from, if not from an SMS. */
  readonly label?: string;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly error: string | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>;

/** A code from the phone, and the button that has it sent, which counts down while it holds. */
export function CodeField({ sent, busy, onSend, error, label, ...input }: CodeFieldProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const { now } = useSsrContext();
  const nowMs = useNowMs(now);
  const left = sent === null ? 0 : getSecondsLeft(sent.untilMs, nowMs);
  return (
    <TextField
      {...input}
      label={label ?? t`Code from the SMS`}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={255}
      {...(left > 0 && { hint: t`The code was sent. It takes a moment to arrive.` })}
      {...(error !== undefined && { error })}
      end={
        // It stays in its place while it counts: what has the focus must not vanish.
        <Button
          size="small"
          busy={busy}
          aria-disabled={left > 0}
          {...(left > 0 && { className: 'code-left' })}
          onClick={() => left === 0 && onSend()}
        >
          {left > 0 ? (
            <span role="timer" aria-live="off">
              {formatCountdown(left, digits, '')}
            </span>
          ) : (
            <Trans>Send code</Trans>
          )}
        </Button>
      }
    />
  );
}

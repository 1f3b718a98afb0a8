import './reason-field.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withdrawalsAdminRejectForm } from '@khelaghor/client/forms.gen.ts';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { useNumberFormat } from './number-format.ts';

const { min: lengthMin, max: lengthMax } = withdrawalsAdminRejectForm.reason;

/** A reason as it is being written; `take` answers with it once it is long enough. */
export function useReason() {
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const take = (): string | null => {
    const written = toVisibleLines(text);
    setShort(written.length < lengthMin);
    return written.length < lengthMin ? null : written;
  };
  return { text, setText, isShort, take };
}

type ReasonFieldProps = {
  readonly reason: ReturnType<typeof useReason>;
  /** Sentences that often fit. */
  readonly ready?: readonly string[];
};

/** Why something is refused, written to the member who reads it. */
export function ReasonField({ reason, ready = [] }: ReasonFieldProps) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  return (
    <div className="reason">
      <TextArea
        label={<Trans>Reason</Trans>}
        aside={`${count(reason.text.length)} / ${count(lengthMax)}`}
        value={reason.text}
        onChange={(change) => reason.setText(change.target.value)}
        maxLength={lengthMax}
        rows={3}
        error={reason.isShort && <Trans>Write a reason of at least 3 characters.</Trans>}
        required
      />
      {ready.length > 0 && (
        <div className="reason__ready" role="group" aria-label={t`Suggested reasons`}>
          {ready.map((each) => (
            <Chip key={each} pressed={reason.text === each} onPress={() => reason.setText(each)}>
              {each}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { isAboutFields, ErrorText } from './error-text.tsx';

type FormErrorProps = {
  readonly refusal: CallRefusal | null;
  /** What to say instead of the server's general sentence. */
  readonly text?: ReactNode;
};

/**
 * Above a form's button: why the server did not do it. Announced when it appears. What belongs to a
 * field is said there and not again here.
 */
export function FormError({ refusal, text }: FormErrorProps) {
  return (
    <div aria-live="assertive">
      {refusal !== null && !isAboutFields(refusal) && (
        <p className="form-error">
          <Icon name={refusal.code === 'network' ? 'wifi-off' : 'alert'} />
          <span>{text || <ErrorText refusal={refusal} />}</span>
        </p>
      )}
    </div>
  );
}

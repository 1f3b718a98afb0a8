import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import type { FormEvent, ReactNode } from 'react';
import './dialog-form.css';

type DialogFormProps = {
  /** What went wrong that belongs under no field of the form. */
  readonly trouble?: string | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void> | void;
  readonly children: ReactNode;
};

/** A form whose fields stand below one another. It is sent by us, and says itself what is wrong. */
export function DialogForm({ trouble = null, onSubmit, children }: DialogFormProps) {
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      {children}
    </form>
  );
}

import { useState } from 'react';
import type { SubmitEvent } from 'react';

/** Moves the focus to the field of the first fault. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const field = form.elements.namedItem(names[0] ?? '');
  if (field instanceof HTMLInputElement) field.focus();
}

/** Sends a form when `validate` returns no faults. Faults are keyed by the names of fields. */
export function useCheckedForm<Faults extends object>(validate: () => Faults, send: () => void) {
  const [faults, setFaults] = useState<Partial<Faults>>({});
  const onSubmit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const found = validate();
    setFaults(found);
    const names = Object.keys(found);
    if (names.length > 0) focusFirst(submitted.currentTarget, names);
    else send();
  };
  return { faults, onSubmit };
}

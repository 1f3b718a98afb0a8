/**
 * Moves the focus to the field of the first fault. False when there is no fault: the form can be
 * sent.
 */
export function focusFirst(form: HTMLFormElement, faults: object): boolean {
  const [first] = Object.keys(faults);
  if (first === undefined) return false;
  const field = form.elements.namedItem(first);
  if (field instanceof HTMLInputElement) field.focus();
  return true;
}

const longest = 254;

/** Cleans a provider's text to prefill a form field. */
export const cleanUntrustedText = (value: unknown): string =>
  typeof value === 'string'
    ? value.normalize('NFC').replaceAll(/\p{C}/gu, '').trim().slice(0, longest)
    : '';

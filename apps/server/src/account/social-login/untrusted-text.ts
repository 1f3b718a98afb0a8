const longest = 254;

/** A text of another site, as far as it can be shown in a field; it is typed again by nobody. */
export const toldText = (value: unknown): string =>
  typeof value === 'string'
    ? value.normalize('NFC').replaceAll(/\p{C}/gu, '').trim().slice(0, longest)
    : '';

/** For names, codes and addresses: nothing corrects, capitalises or remembers what is typed. */
export const plainInput = {
  spellCheck: false,
  autoCapitalize: 'none',
  autoComplete: 'off',
} as const;

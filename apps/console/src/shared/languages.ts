/** The languages that operators write in, each by its own name. */
export const languages = [
  { code: 'bn', name: 'বাংলা' },
  { code: 'en', name: 'English' },
] as const;

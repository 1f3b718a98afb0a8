/** A text by its id, with the English sentence that translators work from. */
export type MessageText = { readonly id: string; readonly message: string };

/**
 * What a field must look like, by the pattern id of the registration settings. `min` and `max` are
 * the field's lengths; where they are one, `same` is `yes` and the sentence names one.
 */
export const patternMessages: Record<string, MessageText> = {
  required: /*i18n*/ { id: 'pattern.required', message: 'Fill in this field.' },
  too_short: /*i18n*/ {
    id: 'pattern.too_short',
    message: '{min, plural, one {At least # character.} other {At least # characters.}}',
  },
  too_long: /*i18n*/ {
    id: 'pattern.too_long',
    message: '{max, plural, one {At most # character.} other {At most # characters.}}',
  },
  any: /*i18n*/ { id: 'pattern.any', message: 'This is not in the right form.' },
  letters_digits_first_letter: /*i18n*/ {
    id: 'pattern.letters_digits_first_letter',
    message:
      'Only English letters and digits, {same, select, yes {exactly {min}} other {{min} to {max}}} of them; the first must be a letter.',
  },
  letters_digits: /*i18n*/ {
    id: 'pattern.letters_digits',
    message:
      'Only English letters and digits, {same, select, yes {exactly {min}} other {{min} to {max}}} of them.',
  },
  first_letter: /*i18n*/ {
    id: 'pattern.first_letter',
    message:
      'The first character must be an English letter; {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  no_special: /*i18n*/ {
    id: 'pattern.no_special',
    message:
      'No special characters, please; {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  email: /*i18n*/ {
    id: 'pattern.email',
    message: 'Write the e-mail address like name@example.com.',
  },
  digits: /*i18n*/ {
    id: 'pattern.digits',
    message: 'Only digits, {same, select, yes {exactly {min}} other {{min} to {max}}} of them.',
  },
  one_uppercase: /*i18n*/ {
    id: 'pattern.one_uppercase',
    message:
      'At least one capital letter is needed; {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  letters_spaces: /*i18n*/ {
    id: 'pattern.letters_spaces',
    message:
      'Only English letters and spaces, {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  no_spaces: /*i18n*/ {
    id: 'pattern.no_spaces',
    message:
      'No spaces, please; {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  mixed: /*i18n*/ {
    id: 'pattern.mixed',
    message:
      'A capital letter, a small letter, a digit and a special character are needed; {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  full_name: /*i18n*/ {
    id: 'pattern.full_name',
    message:
      'Write the full name, with a space between its parts; {same, select, yes {exactly {min}} other {{min} to {max}}} characters.',
  },
  thai: /*i18n*/ {
    id: 'pattern.thai',
    message:
      'Only Thai letters, {same, select, yes {exactly {min}} other {{min} to {max}}} of them.',
  },
  korean: /*i18n*/ {
    id: 'pattern.korean',
    message:
      'Only Korean letters, {same, select, yes {exactly {min}} other {{min} to {max}}} of them.',
  },
  japanese: /*i18n*/ {
    id: 'pattern.japanese',
    message:
      'Only full-width Japanese letters, {same, select, yes {exactly {min}} other {{min} to {max}}} of them.',
  },
  uppercase: /*i18n*/ {
    id: 'pattern.uppercase',
    message:
      'Only capital letters, {same, select, yes {exactly {min}} other {{min} to {max}}} of them.',
  },
  date_year_first: /*i18n*/ {
    id: 'pattern.date_year_first',
    message: 'Write the date like 1990-12-31.',
  },
  date_month_first: /*i18n*/ {
    id: 'pattern.date_month_first',
    message: 'Write the date like 12-31-1990.',
  },
};

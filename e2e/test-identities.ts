/** Who has an account at the other sites of a journey. */
export const testIdentities = ['one', 'two', 'three', 'four'].map((which, at) => ({
  subject: String(70_000 + at),
  name: `Outsider ${which}`,
  email: `outsider-${which}@example.org`,
}));

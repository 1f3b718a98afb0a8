const AVATARS = import.meta.glob<string>('./avatars/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});
const pictures = Object.values(AVATARS);

/** Returns an avatar by its name, or the fixed default for a member who has chosen none. */
export function getAvatarUrl(name: string): string | undefined {
  const chosen = AVATARS[`./avatars/${name}.svg`];
  if (chosen !== undefined) return chosen;
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return pictures[sum % pictures.length];
}

const AVATARS = import.meta.glob<string>('./avatars/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});
const pictures = Object.values(AVATARS);

/** The painted picture of somebody who has brought none: always the same for the same name. */
export function avatarUrl(name: string): string | undefined {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return pictures[sum % pictures.length];
}

/**
 * The painted pictures that a member may choose from: `packages/ui/src/art/avatars/<name>.svg`. A
 * member who has chosen none has the one that goes with the account's name.
 */
export const avatarNames = [
  'crown',
  'dhol',
  'hilsa',
  'kite',
  'lotus',
  'mango',
  'rooster',
  'tiger',
  'boat',
  'moon',
  'owl',
  'rickshaw',
] as const;
export type AvatarName = (typeof avatarNames)[number];

/** What operators may do: roles are made of permissions, and each call of the console needs one. */

/**
 * Parts of the console. `messages` is the outbox, whose texts hold members' codes. `cases` are
 * those about members, of which as few as possible should know.
 */
export const deskAreas = [
  'overview',
  'members',
  'cases',
  'money',
  'reports',
  'games',
  'promotions',
  'content',
  'messages',
  'settings',
  'operators',
  'log',
] as const;
export type DeskArea = (typeof deskAreas)[number];

/**
 * `see` reads, `act` changes or requests, `approve` decides what another operator or a member
 * requested, `export` saves lists as files.
 */
export const deskActs = ['see', 'act', 'approve', 'export'] as const;
export type DeskAct = (typeof deskActs)[number];

/** Acts that an area has. The others have no call and cannot be granted. */
export const actsOfArea = {
  overview: ['see', 'act'],
  members: ['see', 'act', 'approve', 'export'],
  cases: ['see', 'act', 'approve', 'export'],
  money: ['see', 'act', 'approve', 'export'],
  reports: ['see', 'export'],
  games: ['see', 'act', 'approve', 'export'],
  promotions: ['see', 'act', 'approve', 'export'],
  content: ['see', 'act', 'export'],
  messages: ['see', 'export'],
  settings: ['see', 'act', 'approve', 'export'],
  operators: ['see', 'act', 'approve', 'export'],
  log: ['see', 'export'],
} as const satisfies Readonly<Record<DeskArea, readonly DeskAct[]>>;

type PermissionsByArea = { [A in DeskArea]: `${A}.${(typeof actsOfArea)[A][number]}` };
export type Permission = PermissionsByArea[DeskArea];

/** The permission of a call: `any` needs no more than a session. */
export type CallPermission = Permission | 'any';

/** All permissions, area by area. */
export const permissions = deskAreas.flatMap((area) =>
  actsOfArea[area].map((act) => `${area}.${act}` as Permission),
);

/** Returns the permission for an act in an area, or null when the area has no such act. */
export const getPermission = (area: DeskArea, act: DeskAct): Permission | null =>
  permissions.find((permission) => permission === `${area}.${act}`) ?? null;

/** The role of the first operator: it has every permission, now and later, and never changes. */
export const ownerRoleId = '00000000-0000-4000-8000-000000000001';
/** The role of an operator who has just joined: it has no permission, and never changes. */
export const newcomerRoleId = '00000000-0000-4000-8000-000000000002';

// Answers of the console's calls about cases, where the sweep has none.
import type { MemberCase } from '@khelaghor/contract/backoffice/cases.ts';

const id = '01936d00-0000-7000-8000-0000000000bf';

/** The page of an open case. */
export const casePath = `/cases?state=open&id=${id}`;

/** A case that a list opened. */
export const openedCase: MemberCase = {
  id,
  memberId: '01936d00-0000-7000-8000-0000000000cc',
  account: 'padma',
  kind: 'screening',
  state: 'open',
  openedAt: '2026-01-02T03:04:05.000Z',
  decidedAt: null,
  lists: ['12345'],
  name: 'padma',
  birthday: '1990-12-31',
  hits: [
    {
      list: '12345',
      reference: '12345',
      name: 'padma',
      born: '1990',
      isBornEqual: true,
      foundAt: '2026-01-02T03:04:05.000Z',
    },
  ],
  events: [
    {
      id: '01936d00-0000-7000-8000-0000000000c0',
      kind: 'opened',
      note: '',
      by: null,
      at: '2026-01-02T03:04:05.000Z',
    },
    {
      id: '01936d00-0000-7000-8000-0000000000c1',
      kind: 'noted',
      note: 'padma',
      by: 'shapla',
      at: '2026-01-02T03:04:06.000Z',
    },
  ],
};

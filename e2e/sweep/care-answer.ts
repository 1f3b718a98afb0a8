// The answer of the console's call about a member's markers of harm, where the sweep has none.

const harm = {
  day: '2026-01-01',
  score: 60,
  reasons: [
    { marker: 'night_play', points: 20, count: 300 },
    { marker: 'failed_deposits', points: 20, count: 6 },
    { marker: 'long_session', points: 20, count: 485 },
  ],
};

/** A member with an open case. */
export const openCare = {
  days: [harm],
  cases: [
    {
      ...harm,
      id: '01936d00-0000-7000-8000-0000000000bd',
      memberId: '01936d00-0000-7000-8000-0000000000cc',
      account: 'padma',
      openedAt: '2026-01-02T03:04:05.000Z',
      isTold: true,
      closedAt: null,
      acts: [
        {
          id: '01936d00-0000-7000-8000-0000000000be',
          kind: 'limit_proposed',
          note: 'padma',
          by: 'shapla',
          at: '2026-01-03T03:04:05.000Z',
        },
      ],
    },
  ],
};

// What the console's call about an identity document answers, where the sweep has sent none.

const id = '01936d00-0000-7000-8000-0000000000bb';

/** The page of a document that waits. */
export const documentPath = `/documents?state=waiting&id=${id}`;

/** A document that waits for a review. */
export const waitingDocument = {
  id,
  kind: 'passport',
  numberMasked: '•••••345',
  expiresOn: '2036-01-02',
  state: 'waiting',
  reason: null,
  sentAt: '2026-01-02T03:04:05.000Z',
  decidedAt: null,
  memberId: '01936d00-0000-7000-8000-0000000000cc',
  account: 'padma',
  decidedBy: null,
  isElsewhere: true,
  number: '12345',
  pictures: [],
  profile: { name: 'padma', birthday: '1990-12-31' },
  elsewhere: [{ account: 'meghna', state: 'accepted' }],
};

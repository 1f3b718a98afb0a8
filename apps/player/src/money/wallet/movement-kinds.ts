/** Kinds of movement that the account record can be narrowed to, with their transfer codes. */
const codesOfKind = {
  deposits: 'deposit',
  withdrawals: 'withdrawal_request,withdrawal_rejected',
} as const;

/** A kind of movement, or all of them. */
export type MovementKind = 'all' | keyof typeof codesOfKind;

/** The kind that an address asks for. */
export function getMovementKind(text: string | undefined): MovementKind {
  return text === 'deposits' || text === 'withdrawals' ? text : 'all';
}

/** The transfer codes of a kind, as the server wants them; all codes when there are none. */
export function getCodes(kind: MovementKind): string | undefined {
  return kind === 'all' ? undefined : codesOfKind[kind];
}

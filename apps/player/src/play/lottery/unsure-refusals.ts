import type { CallRefusal } from '@khelaghor/client/endpoint.ts';

/** Refusals that do not tell whether the tickets were sold. */
const unsure: ReadonlySet<CallRefusal['code']> = new Set(['network', 'fault', 'overloaded']);

/** Whether a refusal does not tell if something was sold: only the very same may be sent again. */
export const isUnsure = ({ code }: CallRefusal): boolean => unsure.has(code);

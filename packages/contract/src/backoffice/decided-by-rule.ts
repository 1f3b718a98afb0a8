/** Stands in the place of an operator's name where the rule approved. No operator has a colon. */
export const decidedByRule = 'system:rule';

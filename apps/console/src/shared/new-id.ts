/** An id for something that is written here first: a repeated save is then the same thing. */
export const createId = (): string => crypto.randomUUID();

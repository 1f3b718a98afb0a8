const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

/** Whether what an address says can be an id at all: otherwise the server need not be asked. */
export const isUuid = (text: string): boolean => shape.test(text);

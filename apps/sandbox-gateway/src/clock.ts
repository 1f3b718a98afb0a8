/** The only place of this service that reads the time. */
export const systemNow = (): Date => new Date();

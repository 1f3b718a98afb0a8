/** The only place of this service that reads the time. */
export const readSystemClock = (): Date => new Date();

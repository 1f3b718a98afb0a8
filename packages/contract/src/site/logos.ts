/** The side of an uploaded logo, in pixels: logos are square. */
export const logoSide = 128;

/** Returns the address of an uploaded logo by its hash. */
export const getLogoUrl = (logo: string): string => `/media/${logo}-${logoSide}.webp`;

/** Ids of seeded rows that rows of another area name. */
export const seedIds = {
  /** The promotion that gives new members play money. */
  welcomeGift: '01936d00-0000-7000-8000-0000000000b1',
} as const;

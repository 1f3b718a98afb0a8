type Select = {
  /** An update or a delete has a result even when it finds no row. */
  readonly isSelectQueryBuilder: true;
  executeTakeFirst: () => Promise<object | undefined>;
};

/** Returns true when a query finds a row. */
export const hasRow = async (select: Select): Promise<boolean> =>
  (await select.executeTakeFirst()) !== undefined;

const foreignKeyViolation = '23503';

/** Whether the database refused to delete a row that other rows name. */
export const isStillReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === foreignKeyViolation;

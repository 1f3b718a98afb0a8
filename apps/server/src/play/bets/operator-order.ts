/** What begins the transaction id of an order of operators. No vendor's id can begin so. */
const prefix = 'operator-';

/** The transaction id of what two operators do to a vendor's round. */
export const operatorTransactionId = (actId: string): string => `${prefix}${actId}`;

/** Whether a transaction is one of operators. */
export const isOfOperators = (transactionId: string): boolean => transactionId.startsWith(prefix);

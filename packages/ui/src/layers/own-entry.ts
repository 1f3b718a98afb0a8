import { createContext } from 'react';

/**
 * True around a dialog that the address opens with an entry of its own over the page: "back" closes
 * it already. A dialog passes false to what lies in it.
 */
export const OwnEntryContext = createContext(false);

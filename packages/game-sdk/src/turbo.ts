import { createContext, useContext } from 'react';

/** Whether the page shows rounds faster, as its player asked for. */
export const TurboContext = createContext(false);

const turboShare = 0.35;

/** How long a motion takes that takes so many milliseconds without haste. */
export const useShowMs = (ms: number): number => (useContext(TurboContext) ? ms * turboShare : ms);

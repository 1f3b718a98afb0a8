/** Identity documents, and the level that an accepted one gives a member. */
export { readLevel } from './store.ts';
export { isDocumentKeyRight } from './seal.ts';

/**
 * Events of an outbox: what happened is written in its own transaction, and followed by readers
 * behind places of their own.
 */
export { findLateEvent, readEvents } from './read-events.ts';
export type { OutboxReader } from './read-events.ts';
export { insertEvents, writeEvents } from './store.ts';

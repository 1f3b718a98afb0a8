/** The event log, for features that show a part of it. */
export { findPlace, readTimelinePages, toLoggedEvents } from './list-events.ts';
export { readEvents } from './store.ts';

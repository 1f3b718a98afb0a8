// Time judges nothing. These bounds only end what hangs: far beyond what a page takes on a machine
// that is several times slower than a good one and does other work besides.

/** How long a test waits for one thing that a page should do, in milliseconds. */
export const patienceMs = 60_000;

/** How long a system of a worker may take to start, in milliseconds. */
export const startMs = 300_000;

/** How long a whole journey or a chapter of the sweep may take, in milliseconds. */
export const journeyMs = 1_200_000;

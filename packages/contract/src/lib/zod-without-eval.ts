import { config } from 'zod/v4/core';

// Zod writes faster validators with `new Function` where it may. The page's Trusted Types refuse
// that and report it, so it must not be tried. Import this before the first schema.
config({ jitless: true });

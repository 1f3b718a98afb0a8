import { z } from 'zod';

/** The browsers that a user agent is recognised as; null for any other. */
export const browserName = z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung']);
export type BrowserName = z.infer<typeof browserName>;
export const systemName = z.enum(['android', 'ios', 'linux', 'macos', 'windows']);
export type SystemName = z.infer<typeof systemName>;

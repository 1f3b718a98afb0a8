// All slots, for the tools that check, prove and document them.
import { aamEngine } from '@khelaghor/engine-aam/public.ts';
import { baulEngine } from '@khelaghor/engine-baul/public.ts';
import { boishakhEngine } from '@khelaghor/engine-boishakh/public.ts';
import { deltaEngine } from '@khelaghor/engine-delta/public.ts';
import { ilishEngine } from '@khelaghor/engine-ilish/public.ts';
import { kanthaEngine } from '@khelaghor/engine-kantha/public.ts';
import { melaEngine } from '@khelaghor/engine-mela/public.ts';
import { rickshawEngine } from '@khelaghor/engine-rickshaw/public.ts';
import { sundarbansEngine } from '@khelaghor/engine-sundarbans/public.ts';
import { terracottaEngine } from '@khelaghor/engine-terracotta/public.ts';
import type { SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import type { TumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';

export const slotEngines: readonly SlotEngine[] = [
  aamEngine,
  rickshawEngine,
  sundarbansEngine,
  boishakhEngine,
  melaEngine,
  deltaEngine,
  kanthaEngine,
];

/** Those whose symbols fall. */
export const tumbleEngines: readonly TumbleEngine[] = [ilishEngine, baulEngine, terracottaEngine];

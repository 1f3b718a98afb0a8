import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { defaultSettings } from '@khelaghor/contract/site/settings.ts';
import { readSettings, setSettings } from '@khelaghor/server/site/settings/index.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** What a journey does with the settings of the site. */
export function settingsCommands({ ctx }: TestServer) {
  return {
    /** Changes settings that are the subject of a journey. */
    settings: (patch: Partial<SiteSettings>): Promise<void> => setSettings(ctx, patch, 'system'),

    /** Puts every setting back to what a fresh install has. */
    defaultSettings: (_asked: object): Promise<void> => setSettings(ctx, defaultSettings, 'system'),

    /** The settings that differ from those of a fresh install, by name. */
    async changedSettings(_asked: object): Promise<string[]> {
      const settings = new Map<string, unknown>(Object.entries(await readSettings(ctx)));
      return Object.entries(defaultSettings)
        .filter(([name, value]) => !isDeepStrictEqual(settings.get(name), value))
        .map(([name]) => name);
    },
  };
}

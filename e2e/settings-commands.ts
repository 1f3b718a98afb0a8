import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings } from '@khelaghor/contract/site-settings.ts';
import { freshSettings } from '@khelaghor/server/features/site/fresh-settings.ts';
import { changeSettings, readSettings } from '@khelaghor/server/features/site/site.ts';
import type { StoredSettings } from '@khelaghor/server/features/site/stored-settings.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** What a journey does with the settings of the site. */
export function settingsCommands({ ctx }: TestServer) {
  const change = (patch: Partial<StoredSettings>) =>
    ctx.db.transaction().execute((tx) => changeSettings(ctx, tx, patch, 'system'));
  return {
    /** Changes settings that are the subject of a journey. */
    settings: async (patch: Partial<SiteSettings>): Promise<void> => {
      await change(patch);
    },

    /** Puts every setting back to what a fresh install has. */
    freshSettings: async (_asked: object): Promise<void> => {
      await change(freshSettings);
    },

    /** The settings that differ from those of a fresh install, by name. */
    async changedSettings(_asked: object): Promise<string[]> {
      const settings = new Map<string, unknown>(Object.entries(await readSettings(ctx)));
      return Object.entries(freshSettings)
        .filter(([name, value]) => !isDeepStrictEqual(settings.get(name), value))
        .map(([name]) => name);
    },
  };
}

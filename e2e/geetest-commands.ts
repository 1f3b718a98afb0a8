import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import type { GeetestBehaviour, FakeGeetest } from '@khelaghor/testkit/fake-geetest.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** What a journey asks of GeeTest's stand-in. */
export function geetestCommands({ ctx }: TestServer, geetest: FakeGeetest) {
  const choose = (humanCheck: 'work' | 'geetest') => {
    const geetestCaptchaId = humanCheck === 'geetest' ? geetest.captchaId : '';
    return setSettings(ctx, { humanCheck, geetestCaptchaId }, 'system');
  };
  return {
    /** Sets the stand-in's state and has it check logins; null: GeeTest is not used. */
    async geetest({ mood }: { mood: GeetestBehaviour | null }): Promise<void> {
      geetest.mood = mood ?? 'well';
      await choose(mood === null ? 'work' : 'geetest');
    },
  };
}

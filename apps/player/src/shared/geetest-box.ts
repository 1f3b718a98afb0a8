import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { GeetestChallenge, GeetestValues } from '@khelaghor/contract/site/bot-check.ts';
import { trustScripts } from './trusted-types-third-party.ts';

type Captcha = {
  onReady(hear: () => void): Captcha;
  onSuccess(hear: () => void): Captcha;
  onError(hear: () => void): Captcha;
  onClose(hear: () => void): Captcha;
  showCaptcha(): void;
  getValidate(): GeetestValues | false;
  destroy(): void;
};
type Config = { captchaId: string; product: 'bind'; language: string; timeout: number };
type BoxWindow = Window & {
  initGeetest4?: (config: Config & { onError(): void }, ready: (captcha: Captcha) => void) => void;
};

/** What came of the box. */
export type Seen =
  | { readonly values: GeetestValues }
  | { readonly refusal: CallRefusal }
  | { readonly isUnreached: true };

const closedText = msg`The security check was closed. Nothing was sent.`;

/** As long as this nothing of GeeTest need come up; after that the reader waits in vain. */
const comingMs = 12_000;

/** GeeTest's names of the languages that its box speaks; Bengali is not among them. */
const boxLanguages: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  zh: 'zho',
};
const getGeetestLanguage = (): string => boxLanguages[document.documentElement.lang] ?? 'eng';

const theirs = /^https:\/\/(?:[a-z0-9-]+\.)+(?:geetest|geevisit)\.com$/u;

let isTrusted = false;

function trust(script: string): void {
  if (isTrusted) return;
  isTrusted = true;
  const first = new URL(script).origin;
  trustScripts((origin) => origin === first || theirs.test(origin));
}

function load(script: string): Promise<void> {
  if ((window as BoxWindow).initGeetest4) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('the script did not come'));
    });
    element.src = script;
    document.head.append(element);
  });
}

/** Shows the box as soon as it is there, if still wanted, and waits for what is done with it. */
function show({ captchaId }: GeetestChallenge, i18n: I18n, isComing: () => boolean): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const { initGeetest4 } = window as BoxWindow;
    if (!initGeetest4) throw new Error('the script is none of GeeTest');
    const onError = () => reject(new Error('GeeTest says that it cannot go on'));
    const config = { captchaId, language: getGeetestLanguage(), timeout: comingMs };
    initGeetest4({ ...config, product: 'bind', onError }, (captcha) => {
      captcha
        .onReady(() => {
          if (isComing()) captcha.showCaptcha();
          else captcha.destroy();
        })
        .onSuccess(() => {
          const values = captcha.getValidate();
          captcha.destroy();
          if (values) resolve({ values });
          else onError();
        })
        .onError(() => {
          captcha.destroy();
          onError();
        })
        .onClose(() => {
          captcha.destroy();
          const message = i18n._(closedText);
          resolve({ refusal: { success: false, code: 'human_check_failed', message } });
        });
    });
  });
}

/**
 * Opens GeeTest's box over the page. Its script is loaded now, and only when the site's settings
 * choose it. Whatever keeps it from coming up is `isUnreached`.
 */
export async function openGeetest(challenge: GeetestChallenge, i18n: I18n): Promise<Seen> {
  const before = document.activeElement;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isTooLate = false;
  const silence = new Promise<Seen>((resolve) => {
    waiting = setTimeout(() => {
      isTooLate = true;
      resolve({ isUnreached: true });
    }, comingMs);
  });
  const isComing = () => {
    clearTimeout(waiting);
    return !isTooLate;
  };
  const shown = async (): Promise<Seen> => {
    try {
      trust(challenge.script);
      await load(challenge.script);
      return await show(challenge, i18n, isComing);
    } catch {
      return { isUnreached: true };
    }
  };
  const seen = await Promise.race([shown(), silence]);
  clearTimeout(waiting);
  // Where the reader was: the box took the focus with it.
  if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
  return seen;
}

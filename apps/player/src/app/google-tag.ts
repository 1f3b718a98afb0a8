import { nowMs } from '../shared/clock.ts';

type Policy = { createScriptURL(address: string): string };
type TagWindow = Window & {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  dataLayer?: unknown[];
};
type TagNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** The part of the router that says which page is shown. */
export type Visited = {
  readonly onArrived: (hear: () => void) => unknown;
  readonly shown: () => { readonly path: string | null };
};

const wantsPrivacy = (): boolean =>
  (navigator as TagNavigator).globalPrivacyControl === true || navigator.doNotTrack === '1';

/** The only third-party script address that this page may load. */
const getTagUrl = (gtagId: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;

function startScript(window: TagWindow, address: string): void {
  const createScriptURL = (asked: string): string => {
    if (asked !== address) throw new TypeError('Not the script of the tag');
    return asked;
  };
  const policy = window.trustedTypes?.createPolicy('khelaghor-tag', { createScriptURL });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

/**
 * Sends page views to the operator's Google tag: only the name of the page, never the rest of the
 * address, nor who sees it. A reader who asks not to be tracked is not.
 */
export function startGoogleTag(gtagId: string, visited: Visited): void {
  if (wantsPrivacy()) return;
  const page: TagWindow = window;
  const layer = (page.dataLayer ??= []);
  // The tag needs the `arguments` object itself: it reads an array as something else.
  function tell(..._words: unknown[]): void {
    layer.push(arguments);
  }
  tell('js', new Date(nowMs()));
  tell('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  tell('config', gtagId, { send_page_view: false, allow_google_signals: false });
  let told = '';
  const tellPage = () => {
    const name = visited.shown().path ?? '/';
    if (name === told) return;
    told = name;
    tell('event', 'page_view', { page_location: `${location.origin}${name}`, page_title: name });
  };
  tellPage();
  visited.onArrived(tellPage);
  startScript(page, getTagUrl(gtagId));
}

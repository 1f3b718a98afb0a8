import type { BrowserName, SystemName } from '@khelaghor/contract/account/sessions.ts';

// The first that fits: most programs also name those that they want to be taken for.
const browsers: readonly (readonly [RegExp, BrowserName])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'edge'],
  [/\b(?:OPR|Opera|OPX)\//u, 'opera'],
  [/\bSamsungBrowser\//u, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//u, 'firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//u, 'chrome'],
  [/\bSafari\//u, 'safari'],
];
const systems: readonly (readonly [RegExp, SystemName])[] = [
  [/\bAndroid\b/u, 'android'],
  [/\b(?:iPhone|iPad|iPod)\b/u, 'ios'],
  [/\bWindows NT\b/u, 'windows'],
  [/\bMac OS X\b/u, 'macos'],
  [/\b(?:Linux|CrOS)\b/u, 'linux'],
];

const firstOf = <Name>(names: readonly (readonly [RegExp, Name])[], text: string): Name | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a browser says it is, for a member who looks where he is logged in; it may say anything. */
export function deviceOf(userAgent: string): {
  browser: BrowserName | null;
  system: SystemName | null;
} {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) };
}

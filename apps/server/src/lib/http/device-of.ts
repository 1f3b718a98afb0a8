import type { BrowserName, SystemName } from '@khelaghor/contract/lib/device-names.ts';

// The first match wins: most browsers also name others for compatibility.
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

const findFirst = <Name>(names: readonly (readonly [RegExp, Name])[], text: string): Name | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Names a device by its User-Agent; the header may be false. */
export function getDevice(userAgent: string): {
  browser: BrowserName | null;
  system: SystemName | null;
} {
  return { browser: findFirst(browsers, userAgent), system: findFirst(systems, userAgent) };
}

// Inside a program: features are entered by their door, from above, and the platform knows none.
import { browserApps, levels, serverApp } from '../architecture.ts';
import { resolveImport } from './imports.ts';
import { isScript, isStory, isTest } from './project.ts';
import type { Breach, Rule, SourceFile } from './project.ts';

type Place = { readonly area: string; readonly noun?: string; readonly isDoor?: boolean };

/** Where a path lies inside a program's `src/`; undefined for paths outside it. */
function placeIn(app: string, path: string): Place | undefined {
  const source = `${app}/src/`;
  if (!path.startsWith(source)) return undefined;
  const [area = '', noun = '', ...rest] = path.slice(source.length).split('/');
  if (noun === '') return { area: 'root' };
  if (area !== 'features') return { area };
  const isDoor = rest.length === 1 && [`${noun}.ts`, `${noun}.tsx`].includes(rest[0] ?? '');
  return { area, noun, isDoor };
}

const levelOf = (noun: string): number => levels.findIndex((nouns) => nouns.includes(noun)) + 1;

type Judge = (from: Place, to: Place, isTestFile: boolean) => string | undefined;

const judgeDoor: Judge = (from, to) => {
  if (from.area !== 'features' || to.area !== 'features' || from.noun === to.noun) return undefined;
  if (to.isDoor) return undefined;
  return `enter ${to.noun} by its door: import features/${to.noun}/${to.noun}.ts`;
};

const judgeLevel: Judge = (from, to, isTestFile) => {
  if (from.area !== 'features' || to.area !== 'features' || from.noun === to.noun) return undefined;
  const here = levelOf(from.noun ?? '');
  const there = levelOf(to.noun ?? '');
  if (isTestFile || there === 0 || here === 0 || there < here) return undefined;
  return (
    `${from.noun} (level ${here}) may import only features below it, ${to.noun} is on level ` +
    `${there}: send an event through the outbox, or move the shared part down`
  );
};

/** Areas of the server that know nothing above them. */
const judgeServerArea: Judge = (from, to) => {
  if (from.area === 'platform' && to.area !== 'platform') {
    return 'platform/ knows no feature and no service: take what is needed as an argument';
  }
  if (from.area === 'features' && !['features', 'platform'].includes(to.area)) {
    return 'a feature imports features below it and platform/; services/ and main.ts list features';
  }
  return undefined;
};

/** Areas of the browser's programs that know nothing above them. */
const judgeBrowserArea: Judge = (from, to) => {
  if (from.area === 'shared' && to.area !== 'shared') {
    return 'shared/ knows no feature: take what is needed as a property or an argument';
  }
  if (from.area === 'features' && !['features', 'shared'].includes(to.area)) {
    return 'a feature imports shared/ and doors of features; app/ lists features';
  }
  return undefined;
};

function judgeFile(file: SourceFile, app: string, judges: readonly Judge[]): Breach[] {
  const from = placeIn(app, file.path);
  if (!from) return [];
  const isSupport = isTest(file.path) || isStory(file.path);
  return file.parsed.imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(file.path, specifier);
    const to = 'ours' in target && isScript(target.ours) ? placeIn(app, target.ours) : undefined;
    if (!to) return [];
    return judges
      .map((judge) => judge(from, to, isSupport))
      .filter((message) => message !== undefined)
      .map((message) => ({ file: file.path, line, message }));
  });
}

export const featureDoors: Rule = {
  name: 'feature-doors',
  check: ({ scripts }) =>
    scripts.flatMap((file) =>
      [serverApp, ...browserApps].flatMap((app) => judgeFile(file, app, [judgeDoor])),
    ),
};

export const featureLevels: Rule = {
  name: 'feature-levels',
  check: ({ scripts }) =>
    scripts.flatMap((file) => {
      const noun = placeIn(serverApp, file.path)?.noun;
      if (noun && levelOf(noun) === 0) {
        const message = `${noun} has no level: list it in tools/architecture.ts`;
        return [{ file: file.path, line: 1, message }];
      }
      return judgeFile(file, serverApp, [judgeLevel]);
    }),
};

const areasOf = (app: string): readonly string[] =>
  app === serverApp ? ['features', 'services', 'platform'] : ['app', 'features', 'shared'];

export const programAreas: Rule = {
  name: 'program-areas',
  check: ({ scripts }) =>
    scripts.flatMap((file) =>
      [serverApp, ...browserApps].flatMap((app) => {
        const place = placeIn(app, file.path);
        if (!place) return [];
        if (place.area !== 'root' && !areasOf(app).includes(place.area)) {
          const message = `${app}/src has ${areasOf(app).join(', ')}, not ${place.area}`;
          return [{ file: file.path, line: 1, message }];
        }
        return judgeFile(file, app, [app === serverApp ? judgeServerArea : judgeBrowserArea]);
      }),
    ),
};

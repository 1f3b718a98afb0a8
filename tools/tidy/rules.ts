// Every rule of the house, in the order of their report.
import { clockAndRandom, purity, testClockAndRandom } from './purity.ts';
import { namedExports } from './exports.ts';
import { areaOrder, featureCycles, featureIndex, workspaceImports } from './dependencies.ts';
import { leftoverMarks } from './leftovers.ts';
import { fileLength, functionLength, lineLength } from './length-limits.ts';
import { bannedNames, kebabNames } from './names.ts';
import type { Project, Rule } from './project.ts';
import { contractTypes, listedWorkspaces } from './workspaces.ts';
import { pathsOnce, routesHandled, routesTested } from './routes.ts';
import { logicalStyles } from './styles.ts';
import { tableOwners } from './tables.ts';
import { fairWording, translationPairs } from './translations.ts';
import { verbNames } from './verb-names.ts';
import { oldBrowsers } from './old-browsers.ts';
import { plainWords } from './plain-words.ts';
import { oneVersion } from './versions.ts';

export const rules: readonly Rule[] = [
  listedWorkspaces,
  workspaceImports,
  areaOrder,
  featureIndex,
  featureCycles,
  contractTypes,
  purity,
  clockAndRandom,
  testClockAndRandom,
  lineLength,
  functionLength,
  fileLength,
  kebabNames,
  bannedNames,
  namedExports,
  leftoverMarks,
  pathsOnce,
  routesHandled,
  routesTested,
  tableOwners,
  logicalStyles,
  oldBrowsers,
  oneVersion,
  translationPairs,
  fairWording,
  plainWords,
  verbNames,
];

/** What one rule finds, one line per breach: `file:line message`. */
export const findViolations = async (rule: Rule, project: Project): Promise<string[]> =>
  (await rule.check(project)).map(({ file, line, message }) => `${file}:${line} ${message}`);

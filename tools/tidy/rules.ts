// Every rule of the house, in the order of their report.
import { clockAndRandom, purity } from './purity.ts';
import { namedExports } from './exports.ts';
import { featureDoors, featureLevels, programAreas } from './features.ts';
import { leftoverMarks } from './marks.ts';
import { fileLength, functionLength, lineLength } from './measures.ts';
import { bannedNames, kebabNames } from './names.ts';
import type { Project, Rule } from './project.ts';
import { contractTypes, roomImports } from './rooms.ts';
import { pathsOnce, routesHandled, routesTested } from './routes.ts';
import { logicalStyles } from './styles.ts';
import { fairWording, translationPairs } from './translations.ts';
import { oneVersion } from './versions.ts';

export const rules: readonly Rule[] = [
  roomImports,
  contractTypes,
  featureDoors,
  featureLevels,
  programAreas,
  purity,
  clockAndRandom,
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
  logicalStyles,
  oneVersion,
  translationPairs,
  fairWording,
];

/** What one rule finds, one line per breach: `file:line message`. */
export const findings = (rule: Rule, project: Project): string[] =>
  rule.check(project).map(({ file, line, message }) => `${file}:${line} ${message}`);

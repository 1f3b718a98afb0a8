import { z } from 'zod';
import { route } from '../lib/route.ts';
import { operatorReason } from '../lib/shapes.ts';
import { fileCharactersMax, sectionNames } from './configuration-sections.ts';

/**
 * The configuration as a file. Each section is imported by itself, as its edits by hand are made:
 * with the permission of its area, and as requests where two operators make them.
 */

const sectionName = z.enum(sectionNames);
const path = '/operator/configuration';

export const downloadConfiguration = route.operator(`GET ${path}/file`, {
  id: 'configuration.admin.download',
  permission: 'settings.export',
  summary:
    'Downloads the configuration as a JSON file: sections that the caller may export, no secrets',
  media: 'application/json',
  value: z.string(),
});

/** A refusal by its code and in words. */
const namedRefusal = z.object({ code: z.string(), message: z.string() });

const comparedThing = z.object({
  /** What operators call it, such as the code of a channel or the name of a role. */
  id: z.string(),
  /** `unknown`: the site has nothing of this name. As with `refused`, nothing would change. */
  state: z.enum(['added', 'changed', 'unknown', 'refused']),
  /** Null: there is no such thing yet. */
  before: z.unknown(),
  after: z.unknown(),
  refusal: namedRefusal.nullable(),
});
export type ComparedThing = z.infer<typeof comparedThing>;

const comparedSection = z.object({
  section: sectionName,
  /** The state that it was compared with, which the import names. */
  basis: z.string(),
  /** Why the caller can import nothing of it; null: they can. */
  refusal: namedRefusal.nullable(),
  /** Things of the file that are as they are. */
  unchanged: z.number().int(),
  things: z.array(comparedThing),
});
export type ComparedSection = z.infer<typeof comparedSection>;

/** A longer text than is taken gets a sentence of its own. */
const fileText = z.string().max(fileCharactersMax * 2);
// Bengali takes three bytes a letter, and marks take another in JSON.
const bodyMaxBytes = fileCharactersMax * 4;

const fileRefusals = [
  'configuration_file_too_long',
  'configuration_file_malformed',
  'configuration_file_version',
  'configuration_file_sections',
  'configuration_file_repeats',
  'configuration_file_invalid',
] as const;

export const previewConfiguration = route.operator(`POST ${path}/file/preview`, {
  id: 'configuration.admin.previewImport',
  permission: 'settings.act',
  bodyMaxBytes,
  summary: 'Returns what a file would change, section by section; nothing is changed',
  body: z.object({ file: fileText }),
  value: z.object({ sections: z.array(comparedSection) }),
  refusals: fileRefusals,
});

const importedThing = z.object({
  id: z.string(),
  /** `waiting`: a request for it waits already, so nothing was requested. */
  outcome: z.enum(['done', 'requested', 'waiting', 'unknown', 'refused']),
  refusal: namedRefusal.nullable(),
});
export type ImportedThing = z.infer<typeof importedThing>;

export const importSection = route.operator(`POST ${path}/:section`, {
  id: 'configuration.admin.import',
  permission: 'settings.act',
  bodyMaxBytes,
  summary: 'Changes a section to that of a file, if nothing of it changed since the preview',
  params: z.object({ section: sectionName }),
  body: z.object({
    file: fileText,
    basis: z.string().max(100),
    reason: operatorReason,
  }),
  /** Of what differed. */
  value: z.object({ things: z.array(importedThing) }),
  refusals: [...fileRefusals, 'state_changed'],
});

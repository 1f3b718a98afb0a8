import {
  fileCharactersMax,
  fileFormat,
  fileVersion,
  sectionNames,
} from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type { importSection } from '@khelaghor/contract/backoffice/configuration.ts';
import { z } from 'zod';
import type { ConfigurationSection, ConfiguredThing } from '../../lib/configuration-section.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';

/** The configuration as a file: what is written, and what of a file is taken. */

const head = z.object({ format: z.literal(fileFormat), version: z.number() });
const sectionThings = z.array(z.object({ id: z.string().min(1).max(100), value: z.unknown() }));
const body = z.object({ sections: z.record(z.string(), z.unknown()) });

/** The things of each section that a file has. */
export type FileSections = ReadonlyMap<SectionName, readonly ConfiguredThing<unknown>[]>;

export type FileRefusal = Exclude<(typeof importSection)['refusals'][number], 'state_changed'>;

/** Returns the text of a file. */
export const writeConfigurationFile = (sections: FileSections, madeAt: Date): string =>
  `${JSON.stringify(
    {
      format: fileFormat,
      version: fileVersion,
      madeAt: madeAt.toISOString(),
      sections: Object.fromEntries(sections),
    },
    null,
    2,
  )}\n`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}

/** Refuses a file for what it has, by names in a sentence of bounded length. */
const refuseNames = (code: FileRefusal, names: readonly string[]): Failure<FileRefusal> =>
  refuse(code, {
    params: {
      names: names
        .map((name) => name.slice(0, 80))
        .join(', ')
        .slice(0, 400),
    },
  });

/** Reads the sections as they are written, before any value is looked at. */
function readSections(text: string): Result<[string, unknown][], FileRefusal> {
  if (text.length > fileCharactersMax)
    return refuse('configuration_file_too_long', { params: { max: fileCharactersMax } });
  const parsed = parseJson(text);
  const started = head.safeParse(parsed);
  if (!started.success) return refuse('configuration_file_malformed');
  const { version } = started.data;
  if (version !== fileVersion)
    return refuse('configuration_file_version', { params: { version, known: fileVersion } });
  const whole = body.safeParse(parsed);
  if (!whole.success) return refuse('configuration_file_malformed');
  const entries = Object.entries(whole.data.sections);
  const unknown = entries.map(([name]) => name).filter((name) => !isSectionName(name));
  return unknown.length > 0 ? refuseNames('configuration_file_sections', unknown) : ok(entries);
}

const isSectionName = (name: string): name is SectionName =>
  sectionNames.some((known) => known === name);

/** Lists what a section has more than once. */
const listRepeated = (things: readonly ConfiguredThing<unknown>[]): string[] => {
  const byId = Map.groupBy(things, ({ id }) => id.toLowerCase());
  return [...byId.values()].flatMap(([first, second]) => (first && second ? [first.id] : []));
};

type Parsed = {
  readonly things: readonly ConfiguredThing<unknown>[];
  /** The places of values that are not valid. */
  readonly wrong: readonly string[];
};

/** Gives things the values that their schemas read; those that nothing has stay as they are. */
function parseThings(
  section: ConfigurationSection,
  things: readonly ConfiguredThing<unknown>[],
): Parsed {
  const wrong: string[] = [];
  const parsed = things.map(({ id, value }) => {
    const schema = section.getSchema(id);
    if (!schema) return { id, value: value ?? null };
    const read = schema.safeParse(value);
    if (read.success) return { id, value: read.data };
    const field = read.error.issues[0]?.path.join('.') ?? '';
    wrong.push([section.name, id, field].filter((part) => part !== '').join(': '));
    return { id, value };
  });
  return { things: parsed, wrong };
}

/**
 * Reads a file; sections and things that it leaves out are absent. Refuses a text that is no such
 * file, is too long or of another version, and by their names unknown sections, things that are
 * there more than once, and values that are not valid.
 */
export function readConfigurationFile(
  text: string,
  sections: readonly ConfigurationSection[],
): Result<FileSections, FileRefusal> {
  const entries = readSections(text);
  if (!entries.ok) return entries;
  const found = new Map<SectionName, readonly ConfiguredThing<unknown>[]>();
  const repeated: string[] = [];
  const wrong: string[] = [];
  for (const [name, value] of entries.value) {
    const section = sections.find((one) => one.name === name);
    const listed = sectionThings.safeParse(value);
    if (!section || !listed.success) {
      wrong.push(name);
      continue;
    }
    repeated.push(...listRepeated(listed.data).map((id) => `${name}: ${id}`));
    const parsed = parseThings(section, listed.data);
    wrong.push(...parsed.wrong);
    found.set(section.name, parsed.things);
  }
  if (repeated.length > 0) return refuseNames('configuration_file_repeats', repeated);
  return wrong.length > 0 ? refuseNames('configuration_file_invalid', wrong) : ok(found);
}

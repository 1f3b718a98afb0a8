import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { areaOfSection } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type {
  ComparedSection,
  ComparedThing,
  ImportedThing,
  importSection as importRoute,
  previewConfiguration,
} from '@khelaghor/contract/backoffice/configuration.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type {
  ConfigurationAct,
  ConfigurationChange,
  ConfigurationSection,
  ConfiguredThing,
} from '../../lib/configuration-section.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { translateError } from '../../lib/http/messages.ts';
import type { LoggedInOperator } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import { runWithPermission } from '../../lib/operator-act.ts';
import { readConfigurationFile, writeConfigurationFile } from './configuration-file.ts';
import type { FileRefusal, FileSections } from './configuration-file.ts';

type Sections = readonly ConfigurationSection[];
type Change = ConfigurationChange<unknown>;
type Thing = ConfiguredThing<unknown>;

/** The operator of a call, and the language of its sentences. */
export type ImportCall = { readonly caller: LoggedInOperator; readonly language: Language };

const may = (
  { permissions }: LoggedInOperator,
  name: SectionName,
  act: 'see' | 'act' | 'export',
): boolean => permissions.includes(`${areaOfSection[name]}.${act}`);

/** Writes the sections that an operator may export as a file, in one piece. */
export async function* writeFile(
  ctx: Context,
  sections: Sections,
  caller: LoggedInOperator,
): AsyncGenerator<string, void, undefined> {
  const written = new Map<SectionName, readonly Thing[]>();
  for (const section of sections)
    if (may(caller, section.name, 'export')) written.set(section.name, await section.read(ctx));
  yield writeConfigurationFile(written, ctx.clock.now());
}

/** A value as a file has it. */
const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(toPlain(one), toPlain(other));

/** A section next to what a file has of it. */
type Compared = {
  readonly basis: string;
  readonly unchanged: number;
  readonly changes: readonly Change[];
  readonly failures: ReadonlyMap<string, Failure>;
};

async function compareSection(
  ctx: Context,
  section: ConfigurationSection,
  wanted: readonly Thing[],
  caller: LoggedInOperator,
): Promise<Compared> {
  const present = await section.read(ctx);
  const values = new Map(present.map(({ id, value }) => [id, value]));
  const changes = wanted
    .map(({ id, value }) => ({ id, before: values.get(id) ?? null, after: value }))
    .filter(({ before, after }) => !isSame(before, after));
  const known = changes.filter(({ id }) => section.getSchema(id) !== null);
  const failures = new Map(await section.judge(ctx, known, caller));
  for (const { id } of changes)
    if (section.getSchema(id) === null) failures.set(id, refuse('configuration_unknown'));
  return {
    basis: createHash('sha256').update(JSON.stringify(present)).digest('hex'),
    unchanged: wanted.length - changes.length,
    changes,
    failures,
  };
}

type Named = { readonly code: string; readonly message: string };

const nameFailure = (language: Language, { refusal, params }: Failure): Named => ({
  code: refusal,
  message: translateError(language, refusal, params),
});

const isUnknown = ({ refusal }: Failure): boolean => refusal === 'configuration_unknown';

function toComparedThing(
  { failures }: Compared,
  { id, before, after }: Change,
  language: Language,
): ComparedThing {
  const failure = failures.get(id);
  if (!failure)
    return { id, state: before === null ? 'added' : 'changed', before, after, refusal: null };
  const state = isUnknown(failure) ? 'unknown' : 'refused';
  return { id, state, before, after, refusal: nameFailure(language, failure) };
}

/** Compares one section of a file; of one that the operator may not change, nothing is told. */
async function previewSection(
  ctx: Context,
  section: ConfigurationSection,
  wanted: readonly Thing[],
  { caller, language }: ImportCall,
): Promise<ComparedSection> {
  if (!may(caller, section.name, 'see') || !may(caller, section.name, 'act')) {
    const refusal = nameFailure(language, refuse('permission_missing'));
    return { section: section.name, basis: '', refusal, unchanged: 0, things: [] };
  }
  const compared = await compareSection(ctx, section, wanted, caller);
  return {
    section: section.name,
    basis: compared.basis,
    refusal: null,
    unchanged: compared.unchanged,
    things: compared.changes.map((change) => toComparedThing(compared, change, language)),
  };
}

/** Returns what a file would change, section by section. */
export async function readPreview(
  ctx: Context,
  sections: Sections,
  { file }: ParsedBody<typeof previewConfiguration>,
  call: ImportCall,
): Promise<Result<ValueOf<typeof previewConfiguration>, FileRefusal>> {
  const read = readConfigurationFile(file, sections);
  if (!read.ok) return read;
  const compared: ComparedSection[] = [];
  for (const section of sections) {
    const wanted = read.value.get(section.name);
    if (wanted) compared.push(await previewSection(ctx, section, wanted, call));
  }
  return ok({ sections: compared });
}

/** Returns what came of a change: it took effect, or is a request now. */
function toImportedThing(
  { id, after }: Change,
  result: Result<null>,
  present: ReadonlyMap<string, unknown>,
  language: Language,
): ImportedThing {
  if (result.ok)
    return {
      id,
      outcome: isSame(present.get(id) ?? null, after) ? 'done' : 'requested',
      refusal: null,
    };
  if (result.refusal === 'request_waits') return { id, outcome: 'waiting', refusal: null };
  const outcome = isUnknown(result) ? 'unknown' : 'refused';
  return { id, outcome, refusal: nameFailure(language, result) };
}

const listOf = (things: readonly ImportedThing[], wanted: ImportedThing['outcome']): string[] =>
  things.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);

/** Logs an import that changed or requested something. */
async function noteImport(
  ctx: Context,
  name: SectionName,
  things: readonly ImportedThing[],
  { caller, reason }: ConfigurationAct,
): Promise<void> {
  const detail = { reason, done: listOf(things, 'done'), requested: listOf(things, 'requested') };
  if (detail.done.length + detail.requested.length === 0) return;
  await transact(ctx, (tx) =>
    logEvent(ctx, tx, {
      kind: 'configuration.imported',
      actor: getOperatorActor(caller.username),
      subject: `configuration:${name}`,
      detail,
    }),
  );
}

/** Makes the changes of a section that can be made. */
async function applySection(
  ctx: Context,
  section: ConfigurationSection,
  { changes, failures }: Compared,
  { reason, caller, language }: ImportCall & ConfigurationAct,
): Promise<ImportedThing[]> {
  const able = changes.filter(({ id }) => !failures.has(id));
  const results = await section.apply(ctx, able, { caller, reason });
  const present = new Map((await section.read(ctx)).map(({ id, value }) => [id, value]));
  const things = changes.map((change): ImportedThing => {
    const result = failures.get(change.id) ?? results.get(change.id);
    if (!result) throw new Error(`${section.name} told nothing of ${change.id}`);
    return toImportedThing(change, result, present, language);
  });
  await noteImport(ctx, section.name, things, { caller, reason });
  return things;
}

type ImportAct = Pick<ParsedBody<typeof importRoute>, 'file' | 'basis' | 'reason'> & {
  readonly section: SectionName;
};

/**
 * Imports a section of a file, as an operator changes its things by hand: what two operators change
 * is requested. The same file again changes and requests nothing.
 */
export async function importFile(
  ctx: Context,
  sections: Sections,
  { section: name, file, basis, reason }: ImportAct,
  call: ImportCall,
): Promise<
  Result<ValueOf<typeof importRoute>, FileRefusal | 'state_changed' | 'permission_missing'>
> {
  const { caller } = call;
  if (!may(caller, name, 'see') || !may(caller, name, 'act')) return refuse('permission_missing');
  const read: Result<FileSections, FileRefusal> = readConfigurationFile(file, sections);
  if (!read.ok) return read;
  const section = sections.find((one) => one.name === name);
  if (!section) throw new Error(`no feature has the section ${name}`);
  const compared = await compareSection(ctx, section, read.value.get(name) ?? [], caller);
  if (compared.basis !== basis) return refuse('state_changed');
  const things = await runWithPermission(`${areaOfSection[name]}.act`, () =>
    applySection(ctx, section, compared, { ...call, reason }),
  );
  return ok({ things });
}

import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace } from 'harfbuzzjs';

// Where things stand in a file of OpenType: https://learn.microsoft.com/typography/opentype/spec.
const TABLE_COUNT = 4;
const FIRST_RECORD = 12;
const RECORD_LENGTH = 16;
const RECORD_OFFSET = 8;
const TAG_LENGTH = 4;
const METRIC_LENGTH = 4;
const TRACE_ALL = 0;

/** The spaces that a text may have between two words. */
const SPACES = [' ', '\u00a0'];

function getTableOffset(sfnt: Buffer, tag: string): number {
  const count = sfnt.readUInt16BE(TABLE_COUNT);
  for (let table = 0; table < count; table += 1) {
    const record = FIRST_RECORD + table * RECORD_LENGTH;
    if (sfnt.toString('latin1', record, record + TAG_LENGTH) === tag)
      return sfnt.readUInt32BE(record + RECORD_OFFSET);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** The glyph of a character and its advance, in units of the font. */
function readGlyph(sfnt: Uint8Array, character: string) {
  const font = new Font(new Face(new Blob(sfnt), 0));
  const buffer = new TextBuffer();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  shapeWithTrace(font, buffer, [], 0, TRACE_ALL);
  const [glyph] = buffer.getGlyphInfosAndPositions();
  if (!glyph) throw new Error(`the font has no glyph of ${JSON.stringify(character)}`);
  return { id: glyph.codepoint, advance: glyph.xAdvance ?? 0 };
}

/** How wide a character is, in ems. */
export const getAdvance = (sfnt: Uint8Array, character: string): number =>
  readGlyph(sfnt, character).advance / new Face(new Blob(sfnt), 0).upem;

/** Returns the font with spaces between words that are so wide, in ems. */
export function setSpaceWidth(sfnt: Buffer, ems: number): Buffer {
  const wide = Buffer.from(sfnt);
  const metrics = getTableOffset(wide, 'hmtx');
  const units = Math.round(ems * new Face(new Blob(sfnt), 0).upem);
  for (const space of SPACES)
    wide.writeUInt16BE(units, metrics + readGlyph(sfnt, space).id * METRIC_LENGTH);
  for (const space of SPACES)
    if (getAdvance(wide, space) !== units / new Face(new Blob(sfnt), 0).upem)
      throw new Error('a space of the font has no advance of its own');
  return wide;
}

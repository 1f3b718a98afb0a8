import { documentsSend, documentsUploadPicture } from '@khelaghor/client/routes/account.gen.ts';
import type {
  MyDocuments,
  sendDocument as contract,
} from '@khelaghor/contract/account/documents.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { readValue } from './test-browser.ts';
import type { TestMember } from './test-member.ts';

type Body = BodyOf<typeof contract>;

/** Draws a PNG that stands for a photograph. */
export const drawPicture = (background = '#064'): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** Brings one picture of a document; returns its id. */
export async function uploadPicture({ browser }: TestMember, bytes?: Buffer): Promise<string> {
  const files = [new Blob([new Uint8Array(bytes ?? (await drawPicture()))])];
  return readValue(await browser.call(documentsUploadPicture, { files })).picture;
}

/** Brings three pictures, and returns an NID that has not been sent yet. */
export async function prepareNid(by: TestMember, over: Partial<Body> = {}): Promise<Body> {
  const front = await uploadPicture(by);
  const pictures = { front, back: await uploadPicture(by), selfie: await uploadPicture(by) };
  return { key: v7(), kind: 'nid', number: '1234567890', pictures, ...over };
}

/** Sends an NID with three pictures. */
export async function sendNid(by: TestMember, over: Partial<Body> = {}): Promise<MyDocuments> {
  return by.browser.callOrFail(documentsSend, { body: await prepareNid(by, over) });
}

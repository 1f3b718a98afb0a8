import type { TestServer } from './test-server.ts';

/** What was written to a phone or a mailbox, the newest first, whether or not it was sent yet. */
export async function readMessagesTo({ ctx }: TestServer, to: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('messageOutbox')
    .select('textSealed')
    .where('recipient', '=', to)
    .where('textSealed', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ textSealed }) =>
    ctx.secrets.decrypt('outgoing-message', textSealed ?? new Uint8Array()).toString(),
  );
}

/** The newest code that was sent to a number. */
export async function readCodeSentTo(server: TestServer, number: string): Promise<string> {
  const [text = ''] = await readMessagesTo(server, number);
  const code = /#(\d{6})$/.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${number}: ${text}`);
  return code;
}

/** The token of the newest link that was sent to an address. */
export async function linkTokenSentTo(server: TestServer, address: string): Promise<string> {
  const [text = ''] = await readMessagesTo(server, address);
  const token = /#([\w-]{20,})/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link was sent to ${address}: ${text}`);
  return token;
}

/** The code of the newest letter that was sent to an address. */
export async function readEmailCodeSentTo(server: TestServer, address: string): Promise<string> {
  const [text = ''] = await readMessagesTo(server, address);
  const code = /(?<!\d)(\d{6})(?!\d)/u.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${address}: ${text}`);
  return code;
}

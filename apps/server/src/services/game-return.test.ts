// Goal: the page that a vendor's game leads its frame to stands in the site's own pages only, and
// says one thing.
import { expect, test } from 'vitest';
import {
  depositReturnMessage,
  depositReturnPath,
  lobbyReturnMessage,
  lobbyReturnPath,
} from '@khelaghor/contract/play/lobby-return.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

test('the page back to the lobby is framed by the site alone and runs its own script alone', async () => {
  const { site } = server.config.origins;
  const response = await fetch(`${site}${lobbyReturnPath}`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors 'self' ${site};`);
  expect(policy).toContain("default-src 'none'");
  const [, nonce] = /script-src 'nonce-([^']+)'/u.exec(policy) ?? [];
  const page = await response.text();
  expect(page).toContain(`<script nonce="${nonce}">`);
  expect(page).toContain(lobbyReturnMessage);
});

test('the page to the deposit says so, and another word in its address leads to the lobby', async () => {
  const { site } = server.config.origins;
  const read = async (path: string) => (await fetch(`${site}${path}`)).text();
  expect(await read(depositReturnPath)).toContain(depositReturnMessage);
  const other = await read(`${lobbyReturnPath}?to=https://evil.example`);
  expect(other).toContain(lobbyReturnMessage);
  expect(other).not.toContain('evil');
});

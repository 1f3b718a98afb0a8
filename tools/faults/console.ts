// Operators of a scenario's own, for actions that the world's own operator does not do.
import { ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { join } from 'node:path';
import { operatorLogin } from '@khelaghor/client/routes/first.gen.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { readConfig } from '@khelaghor/server/lib/config/config.ts';
import { hashPassword } from '@khelaghor/server/lib/passwords/hash-password.ts';
import { openSecrets } from '@khelaghor/server/lib/crypto/secrets.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { Secret } from 'otpauth';
import { v7 } from 'uuid';
import type { System } from './system.ts';
import { openVisitor } from './visitor.ts';

export type Operator = {
  readonly username: string;
  readonly password: string;
  /** The secret of the authenticator app, in base32. */
  readonly totpSecret: string;
};

const secretBytes = 20;

/** Makes an operator in the database, which is impossible over HTTP. */
export async function makeOperatorRow({ folder, connection }: System): Promise<Operator> {
  const secrets = openSecrets(readConfig({ KHELAGHOR_DATA_DIR: join(folder, 'data') }, folder));
  const secret = new Secret({ size: secretBytes });
  const id = v7();
  const username = `hand-${id.slice(-12)}`;
  const password = `seven river boats ${username}`;
  await connection.db
    .insertInto('operator')
    .values({
      id,
      username,
      passwordHash: await hashPassword(password),
      totpSecret: secrets.encrypt('operator-totp', new Uint8Array(secret.buffer)),
      lastTotpStep: 0n,
      createdAt: new Date(),
      roleId: ownerRoleId,
    })
    .execute();
  return { username, password, totpSecret: secret.base32 };
}

/** Logs an operator in with the code of a moment, and returns the outcome. */
export async function logInAt(
  address: () => string,
  { username, password, totpSecret }: Operator,
  at: Date,
): Promise<{ readonly browser: TestBrowser; readonly answer: string }> {
  const browser = openVisitor(address);
  const totpCode = computeCodeAt(totpSecret, at);
  const reply = await browser.call(operatorLogin, { body: { username, password, totpCode } });
  return { browser, answer: reply.success ? 'in' : reply.code };
}

import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** The topic whose messages are signed. */
export const snsTopic = 'arn:aws:sns:ap-southeast-1:000000000000:khelaghor';

/** The key to the signatures, served in the place of Amazon's certificate. */
export const snsPem = publicKey.export({ format: 'pem', type: 'spki' });

/** Signs a message as Amazon SNS does; the fields are the ones that its type signs. */
export function signSnsMessage(
  origin: string,
  fields: Readonly<Record<string, string>>,
  version: '1' | '2' = '2',
): string {
  const message: Record<string, string> = {
    MessageId: randomUUID(),
    TopicArn: snsTopic,
    Timestamp: '2026-11-22T06:00:00.000Z',
    ...fields,
  };
  const text = Object.keys(message)
    .toSorted()
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  const algorithm = version === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
  return JSON.stringify({
    ...message,
    SigningCertURL: `${origin}/SimpleNotificationService-a.pem`,
    SignatureVersion: version,
    Signature: sign(algorithm, Buffer.from(text), privateKey).toString('base64'),
  });
}

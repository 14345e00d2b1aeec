import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { addPasskey, showPasskey } from '../../contracts/endpoints/passkeys.ts';
import type { Sent } from '../../contracts/endpoints/endpoint.ts';

type Made = Omit<Sent<typeof addPasskey>['body'], 'name'>;
type Shown = Sent<typeof showPasskey>['body'];

/** What may be wrong with an answer; each is right unless a test says otherwise. */
export type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  /** False for a device that has not asked who holds it. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** Signs with another key. */
  readonly isForged?: boolean;
  readonly type?: string;
  /** Parts of an attestation object, such as a statement of its maker. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> };
};

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device that holds one passkey, in software: it answers as WebAuthn says, or lies as a test wants it. */
export const authenticator = ({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) => {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  let uses = 0;

  const clientData = (challenge: string, type: string, lies: Lies): string =>
    JSON.stringify({
      type: lies.type ?? type,
      challenge,
      origin: lies.origin ?? origin,
      crossOrigin: false,
    });
  /** The bytes that tell of the device, and that it signs. */
  const deviceData = (flags: number, lies: Lies, key: Uint8Array = new Uint8Array()): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? (uses += 1));
    const verified = lies.isVerified === false ? 0 : VERIFIED;
    const head = Buffer.from([flags | PRESENT | verified]);
    return Buffer.concat([sha256(lies.rpId ?? rpId), head, counter, key]);
  };
  /** The public half, as COSE writes it. */
  const publicKey = (): Uint8Array => {
    const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  };
  const envelope = {
    id: base64url(credential),
    rawId: base64url(credential),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    id: envelope.id,
    /** Makes its passkey for a challenge. */
    make(challenge: string, lies: Lies = {}): Made {
      const length = Buffer.from([0, credential.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credential, publicKey()]);
      const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() };
      const said = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(deviceData(HAS_KEY, lies, key))],
      ]);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64url(clientData(challenge, 'webauthn.create', lies)),
          attestationObject: base64url(isoCBOR.encode(said as never)),
          transports: ['internal'],
        },
      };
    },
    /** Answers a challenge with its passkey. */
    show(challenge: string, lies: Lies = {}): Shown {
      const data = clientData(challenge, 'webauthn.get', lies);
      const device = deviceData(0, lies);
      const signed = Buffer.concat([device, sha256(data)]);
      const { privateKey } = lies.isForged ? others : keys;
      return {
        ...envelope,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(device),
          signature: base64url(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
};

export type Authenticator = ReturnType<typeof authenticator>;

// A software passkey: creates and signs what a browser and its device would (WebAuthn, ES256, no
// attestation).
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface CredentialOptions {
  readonly challenge: string;
}

/** What a browser or device may report differently. */
export interface Circumstances {
  readonly origin?: string;
  readonly id?: string;
  readonly verified?: boolean;
  readonly counter?: number;
}

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #public: Buffer;
  #counter = 0;
  readonly #place: Required<Pick<Circumstances, 'origin' | 'id'>>;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#place = { origin, id: new URL(origin).hostname };
    this.#public = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #data(
    { id, verified = true, counter: reportedCounter }: Circumstances,
    attested: Buffer,
  ): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested.length > 0 ? ATTESTED : 0);
    const counter = Buffer.alloc(4);
    this.#counter = reportedCounter ?? this.#counter + 1;
    counter.writeUInt32BE(this.#counter);
    const host = sha256(id ?? this.#place.id);
    return Buffer.concat([host, Buffer.from([flags]), counter, attested]);
  }

  #client(type: string, { challenge }: CredentialOptions, { origin }: Circumstances): Buffer {
    const place = origin ?? this.#place.origin;
    return Buffer.from(JSON.stringify({ type, challenge, origin: place, crossOrigin: false }));
  }

  #credential(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  create(options: CredentialOptions, at: Circumstances = {}): object {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), size, this.id, this.#public]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(at, attested)],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', options, at).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  get(options: CredentialOptions, at: Circumstances = {}): object {
    const data = this.#data(at, Buffer.alloc(0));
    const client = this.#client('webauthn.get', options, at);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}

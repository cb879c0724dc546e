import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const ORIGIN = "https://meet.example.com";
const RP_ID = "meet.example.com";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const encodeBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const hashSha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** Encodes CBOR (RFC 8949) in the few shapes that WebAuthn needs. */
function encodeCbor(value: unknown): Buffer {
  if (typeof value === "number") return value >= 0 ? encodeCborHead(0, value) : encodeCborHead(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([encodeCborHead(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([encodeCborHead(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    encodeCborHead(5, entries.length),
    ...entries.flatMap(([key, one]) => [encodeCbor(key), encodeCbor(one)]),
  ]);
}

function encodeCborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

interface PasskeyOptions {
  options: Record<string, unknown>;
  token: string;
}

/** A device with one passkey, with the browser's interface. */
export function createVirtualAuthenticator({ verifies = true, origin = ORIGIN } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = "";

  const authData = (extra: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const flags = USER_PRESENT | (verifies ? USER_VERIFIED : 0) | (extra.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([hashSha256(RP_ID), Buffer.from([flags]), count, extra]);
  };
  const clientData = (type: string, { options }: PasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));

  return {
    make(asked: PasskeyOptions) {
      userHandle = (asked.options.user as { id: string }).id;
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, encodeCoseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(credential)],
      ]);
      const response = {
        clientDataJSON: encodeBase64url(clientData("webauthn.create", asked)),
        attestationObject: encodeBase64url(encodeCbor(attestation)),
      };
      return {
        id: encodeBase64url(id),
        rawId: encodeBase64url(id),
        type: "public-key",
        clientExtensionResults: {},
        response,
      };
    },
    answer(asked: PasskeyOptions) {
      const data = authData();
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([data, hashSha256(client)]), privateKey);
      const response = {
        clientDataJSON: encodeBase64url(client),
        authenticatorData: encodeBase64url(data),
        signature: encodeBase64url(signature),
        userHandle,
      };
      return {
        id: encodeBase64url(id),
        rawId: encodeBase64url(id),
        type: "public-key",
        clientExtensionResults: {},
        response,
      };
    },
  };
}

function encodeCoseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return encodeCbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

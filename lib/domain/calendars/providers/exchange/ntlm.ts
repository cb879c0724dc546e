import { createHash, createHmac, randomBytes } from "node:crypto";
import md4 from "js-md4";

/**
 * Client side of NTLM version 2 (MS-NLMP), with the channel binding of RFC 5929, which Exchange's extended
 * protection requires, and the message integrity code.
 */
export interface NtlmLogin {
  /** `DOMAIN\user`, or an address. */
  username: string;
  password: string;
}

interface NtlmChallenge {
  message: Buffer;
  /** Eight bytes. */
  nonce: Buffer;
  /** Target information as raw bytes of the server. */
  target: Buffer;
}

const SIGNATURE = Buffer.from("NTLMSSP\0", "latin1");

/** Flags: Unicode, target names, NTLM with extended session security, 128 bit, version. */
const NEGOTIATE_FLAGS = 0xa2888205;
/** Windows 10, revision 15. */
const CLIENT_VERSION = Buffer.from([10, 0, 0, 0, 0, 0, 0, 15]);

/** Builds the first message. */
export function buildNegotiateMessage(): Buffer {
  const message = Buffer.alloc(40);
  SIGNATURE.copy(message);
  message.writeUInt32LE(1, 8);
  message.writeUInt32LE(NEGOTIATE_FLAGS, 12);
  CLIENT_VERSION.copy(message, 32);
  return message;
}

/** Returns null for an invalid challenge. */
export function parseNtlmChallenge(message: Buffer): NtlmChallenge | null {
  const isChallenge =
    message.length >= 48 && message.subarray(0, 8).equals(SIGNATURE) && message.readUInt32LE(8) === 2;
  if (!isChallenge) return null;
  const [length, offset] = [message.readUInt16LE(40), message.readUInt32LE(44)];
  if (offset + length > message.length) return null;
  return { message, nonce: message.subarray(24, 32), target: message.subarray(offset, offset + length) };
}

/** Builds the response to a challenge. `certificate` is the server's in DER, for TLS connections. */
export function buildAuthenticateMessage(
  { username, password }: NtlmLogin,
  challenge: NtlmChallenge,
  certificate: Buffer | null,
): Buffer {
  const [domain, user] = splitUsername(username);
  const attributes = parseAttributes(challenge.target);
  const time = attributes.get(TIMESTAMP_ID);
  attributes.set(FLAGS_ID, addMicFlag(attributes.get(FLAGS_ID)));
  if (certificate) attributes.set(CHANNEL_BINDINGS_ID, computeChannelBinding(certificate));
  const key = deriveResponseKey(user, domain, password);
  const { response, sessionKey } = computeNtlmResponse(key, challenge.nonce, {
    time: time ?? toFileTime(Date.now()),
    nonce: randomBytes(8),
    target: serializeAttributes(attributes),
  });
  // With the server's timestamp, the older response must be empty.
  const parts = [
    Buffer.alloc(24),
    response,
    encodeUtf16(domain),
    encodeUtf16(user),
    Buffer.alloc(0),
    Buffer.alloc(0),
  ];
  const message = Buffer.concat([Buffer.alloc(HEADER_BYTES), ...parts]);
  SIGNATURE.copy(message);
  message.writeUInt32LE(3, 8);
  let offset = HEADER_BYTES;
  for (const [index, part] of parts.entries()) {
    const field = 12 + index * 8;
    message.writeUInt16LE(part.length, field);
    message.writeUInt16LE(part.length, field + 2);
    message.writeUInt32LE(offset, field + 4);
    offset += part.length;
  }
  message.writeUInt32LE(NEGOTIATE_FLAGS, 60);
  CLIENT_VERSION.copy(message, 64);
  const all = Buffer.concat([buildNegotiateMessage(), challenge.message, message]);
  computeHmac(sessionKey, all).copy(message, 72);
  return message;
}

const HEADER_BYTES = 88;

function splitUsername(username: string): [domain: string, user: string] {
  const at = username.indexOf("\\");
  return at < 0 ? ["", username] : [username.slice(0, at), username.slice(at + 1)];
}

const computeHmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac("md5", key).update(Buffer.concat(parts)).digest();

const encodeUtf16 = (text: string) => Buffer.from(text, "utf16le");

/** MD4 (RFC 1320), which NTLM uses for passwords and node's crypto no longer provides. */
export const computeMd4 = (message: Uint8Array): Buffer => Buffer.from(md4.arrayBuffer(message));

/** NTOWFv2 of section 3.3.2. */
export const deriveResponseKey = (user: string, domain: string, password: string): Buffer =>
  computeHmac(computeMd4(encodeUtf16(password)), encodeUtf16(user.toUpperCase() + domain));

interface ClientChallenge {
  time: Buffer;
  nonce: Buffer;
  target: Buffer;
}

/** Computes the NTLMv2 response of section 3.3.2 and the session key. */
export function computeNtlmResponse(key: Buffer, nonce: Buffer, client: ClientChallenge) {
  const head = Buffer.from([1, 1, 0, 0, 0, 0, 0, 0]);
  const blob = Buffer.concat([
    head,
    client.time,
    client.nonce,
    Buffer.alloc(4),
    client.target,
    Buffer.alloc(4),
  ]);
  const proof = computeHmac(key, nonce, blob);
  return { response: Buffer.concat([proof, blob]), sessionKey: computeHmac(key, proof) };
}

// Attribute ids of section 2.2.2.1.
const END_OF_LIST_ID = 0;
const FLAGS_ID = 6;
const TIMESTAMP_ID = 7;
const CHANNEL_BINDINGS_ID = 10;

function parseAttributes(bytes: Buffer): Map<number, Buffer> {
  const attributes = new Map<number, Buffer>();
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [id, length] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    if (id === END_OF_LIST_ID) break;
    attributes.set(id, bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return attributes;
}

function serializeAttributes(attributes: ReadonlyMap<number, Buffer>): Buffer {
  const parts = [...attributes, [END_OF_LIST_ID, Buffer.alloc(0)] as const].map(([id, value]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(id, 0);
    head.writeUInt16LE(value.length, 2);
    return Buffer.concat([head, value]);
  });
  return Buffer.concat(parts);
}

/** Adds the flag that the last message contains an integrity code over all three. */
function addMicFlag(before: Buffer | undefined): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeUInt32LE((before?.readUInt32LE(0) ?? 0) | 2);
  return flags;
}

/** Converts to units of 100 nanoseconds since 1601. */
function toFileTime(now: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE((BigInt(now) + 11_644_473_600_000n) * 10_000n);
  return bytes;
}

/**
 * Computes `tls-server-end-point` of RFC 5929 in the structure of RFC 2744, hashed as in section 3.1.5.1.2.
 */
function computeChannelBinding(certificate: Buffer): Buffer {
  const data = Buffer.concat([
    Buffer.from("tls-server-end-point:", "latin1"),
    createHash("sha256").update(certificate).digest(),
  ]);
  const head = Buffer.alloc(20); // no addresses
  head.writeUInt32LE(data.length, 16);
  return createHash("md5").update(head).update(data).digest();
}

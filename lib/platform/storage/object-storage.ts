import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { env } from "@/lib/platform/env/env";
import { parseListing } from "./parse-listing";
import { StorageUnavailableError } from "./storage-unavailable-error";

const TIMEOUT_MS = 10_000;
const TRIES = 2;
const DEFAULT_REGION = "us-east-1";

/** A bucket on an S3-compatible server; every failure but a missing object is a `StorageUnavailableError`. */
export interface ObjectStorage {
  /** Host and bucket, without credentials. */
  name: string;
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Returns null if there is no such object. */
  get: (key: string) => Promise<Buffer | null>;
  remove: (key: string) => Promise<void>;
  /** Lists all keys with this prefix. */
  list: (prefix: string) => AsyncGenerator<string>;
}

let known: { url: string; storage: ObjectStorage } | undefined;

/** Returns the storage of S3_URL; null: files are stored in the database. */
export function findStorage(): ObjectStorage | null {
  const { S3_URL: url } = env();
  if (!url) return null;
  if (known?.url !== url) known = { url, storage: openStorage(url) };
  return known.storage;
}

/**
 * Opens a storage. The operator configures its address, so it may be in a private network and needs no egress guard.
 * Names are in the path, not in the host.
 */
export function openStorage(url: string): ObjectStorage {
  const { origin, host, pathname, username, password, searchParams } = new URL(url);
  const [, bucket = "", ...folders] = pathname.replace(/\/$/, "").split("/");
  const folder = folders.map((name) => `${name}/`).join("");
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: searchParams.get("region") ?? parseRegion(host) ?? DEFAULT_REGION,
    retries: 0,
  });
  const name = `${host}/${bucket}${folder && `/${folder.slice(0, -1)}`}`;
  const addressOf = (key: string) => `${origin}/${bucket}/${folder}${encodeURI(key)}`;
  const request = (
    method: string,
    address: string,
    { body, type }: { body?: Uint8Array; type?: string } = {},
  ) => {
    // The signature includes the hash of the body, so that it is valid over plain http too, and for these bytes
    // alone.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const headers = { "x-amz-content-sha256": hash, ...(type && { "content-type": type }) };
    const init = { method, headers, ...(body && { body: new Uint8Array(body) }) };
    return requestStorage(name, () => client.sign(address, init));
  };
  return {
    name,
    put: async (key, bytes, type) => {
      await request("PUT", addressOf(key), { body: bytes, type });
    },
    get: async (key) => {
      const response = await request("GET", addressOf(key));
      return response.status === 404 ? null : response.body;
    },
    remove: async (key) => {
      await request("DELETE", addressOf(key));
    },
    async *list(prefix) {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder + prefix });
        if (token) query.set("continuation-token", token);
        const { body } = await request("GET", `${origin}/${bucket}?${query}`);
        const listing = parseListing(body.toString());
        for (const key of listing.keys) yield key.slice(folder.length);
        token = listing.next;
      } while (token);
    },
  };
}

interface StorageResponse {
  status: number;
  body: Buffer;
}

/** Retries if the server did not respond or failed: every request may be repeated. */
async function requestStorage(name: string, sign: () => Promise<Request>): Promise<StorageResponse> {
  let failure = "";
  for (let triesLeft = TRIES; triesLeft > 0; triesLeft--) {
    try {
      const response = await fetch(await sign(), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "manual",
      });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok || response.status === 404)
        return { status: response.status, body: requireObject(name, response, body) };
      failure =
        `${response.status} ${/<Code>([\w.]+)<\/Code>/.exec(body.toString("utf8"))?.[1] ?? ""}`.trim();
      if (response.status < 500) break;
    } catch (error) {
      if (error instanceof StorageUnavailableError) throw error;
      const { message, cause } = error as Error & { cause?: { message?: string } };
      failure = cause?.message || message;
    }
  }
  throw new StorageUnavailableError(`${name}: ${failure}`);
}

/** A missing bucket is not a missing object. */
function requireObject(name: string, { status }: Response, body: Buffer): Buffer {
  if (status === 404 && body.includes("NoSuchBucket"))
    throw new StorageUnavailableError(`${name}: there is no such bucket`);
  return body;
}

const parseRegion = (host: string): string | undefined => /^s3[.-]([a-z]{2}-[a-z]+-\d)\./.exec(host)?.[1];

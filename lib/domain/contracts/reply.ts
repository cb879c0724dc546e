import type { SuccessStatus } from "./contract";

/** A response with more than a body: another status, headers, or encoded JSON. */
export class Reply<T> {
  constructor(
    readonly value: T,
    readonly status: SuccessStatus | undefined = undefined,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** JSON built by hand on a hot path where encoding is too slow; tests validate it against the schema. */
export class JsonBytes {
  readonly bytes: Buffer<ArrayBuffer>;

  /** @param parts bytes, and text of ASCII characters only */
  constructor(...parts: (string | Buffer)[]) {
    this.bytes = Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
    );
  }
}

/** Joins encoded JSON values to a list. */
export const buildJsonList = (items: readonly Buffer[]) =>
  new JsonBytes("[", ...items.flatMap((item, index) => (index > 0 ? [",", item] : [item])), "]");

export const createReply = <T>(value: T, status?: SuccessStatus, headers?: Record<string, string>) =>
  new Reply(value, status, headers);

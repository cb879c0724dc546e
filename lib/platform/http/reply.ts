import type { SuccessStatus } from "./contract";

/** An answer with more than a body: another status, headers, or text that is JSON already. */
export class Reply<T> {
  constructor(
    readonly value: T,
    readonly status: SuccessStatus | undefined = undefined,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** JSON written by hand where a hot path would pay for encoding; tests hold it against the schema. */
export class JsonBytes {
  readonly bytes: Buffer<ArrayBuffer>;

  /** @param parts bytes, and text of ASCII characters only */
  constructor(...parts: (string | Buffer)[]) {
    this.bytes = Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
    );
  }
}

/** A list of what is JSON already. */
export const buildJsonList = (items: readonly Buffer[]) =>
  new JsonBytes("[", ...items.flatMap((item, index) => (index > 0 ? [",", item] : [item])), "]");

export const createReply = <T>(value: T, status?: SuccessStatus, headers?: Record<string, string>) =>
  new Reply(value, status, headers);

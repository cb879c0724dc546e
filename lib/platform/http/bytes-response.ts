import { delegateMembers } from "./delegate-members";
import { LazyHeaders } from "./lazy-headers";

interface Init {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/**
 * An answer of known bytes that is a standard `Response` to everybody, and is made one only where somebody reads its body
 * by the standard: our server sends the bytes as they are.
 */
class BytesResponse {
  readonly status: number;
  readonly headers: Headers;
  private standard: Response | null = null;

  constructor(
    readonly knownBytes: Uint8Array<ArrayBuffer> | null,
    { status, headers }: Init,
  ) {
    this.status = status;
    this.headers = LazyHeaders.of({ ...headers });
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  toStandard(): Response {
    const { status } = this;
    this.standard ??= new Response(this.knownBytes, { status, headers: [...this.headers] });
    return this.standard;
  }
}

delegateMembers(BytesResponse, Response);

/** Without bytes, an answer that has no body. */
export const createBytesResponse = (bytes: Uint8Array<ArrayBuffer> | null, init: Init): Response =>
  new BytesResponse(bytes, init) as unknown as Response;

/** The bytes of an answer that was made of them, null where it has no body; undefined for any other. */
export const findResponseBytes = (response: Response): Uint8Array | null | undefined =>
  response instanceof BytesResponse ? response.knownBytes : undefined;

import { delegateMembers } from "./delegate-members";
import { LazyHeaders } from "./lazy-headers";

interface Init {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/**
 * A response of known bytes. It becomes a standard `Response` only when its body is read through the standard
 * interface: our server sends the bytes directly.
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

/** Creates a response of these bytes; null: a response without body. */
export const createBytesResponse = (bytes: Uint8Array<ArrayBuffer> | null, init: Init): Response =>
  new BytesResponse(bytes, init) as unknown as Response;

/** Returns the bytes of such a response, null if it has no body; undefined for any other response. */
export const findResponseBytes = (response: Response): Uint8Array | null | undefined =>
  response instanceof BytesResponse ? response.knownBytes : undefined;

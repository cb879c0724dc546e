import { unwrap } from "./bookpage-error.js";

export interface Page {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** A list that loads its pages while `for await` iterates over it. */
export interface Listing<One> extends AsyncIterable<One> {
  /** The `updated_since` of the next call of `changes`; null until the list is read to its end. */
  readonly nextUpdatedSince: string | null;
}

/** Follows the cursors of a list to its end. */
export class Pages<One> implements Listing<One> {
  nextUpdatedSince: string | null = null;

  constructor(private readonly readPage: (cursor: string | null) => Promise<Page>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<One, void, undefined> {
    let cursor: string | null = null;
    do {
      const page = await this.readPage(cursor);
      yield* (await unwrap(Promise.resolve(page))) as One[];
      const { headers } = page.response;
      this.nextUpdatedSince = headers.get("next-updated-since") ?? this.nextUpdatedSince;
      cursor = headers.get("next-cursor");
    } while (cursor !== null);
  }
}

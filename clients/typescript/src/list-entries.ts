import { unwrap } from "./bookpage-error.js";

export interface Page {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** A list, page after page, read when it is walked through with `for await`. */
export interface Listing<One> extends AsyncIterable<One> {
  /** Of `changes`, once all of it was read: from when to ask the next time. */
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

import { ProviderError } from "./provider-error";

/** Page limit for one calendar. */
const MAX_PAGES = 2000;

/** Iterates over the pages of a response and detects loops. */
export class PaginationGuard {
  readonly #seen = new Set<string>();

  /** Returns the next page that the last one names. */
  advance(page: string | undefined): string | undefined {
    if (!page) return undefined;
    if (this.#seen.has(page) || this.#seen.size >= MAX_PAGES)
      throw new ProviderError("busy", "The server's pages do not end", null, false, 200);
    this.#seen.add(page);
    return page;
  }
}

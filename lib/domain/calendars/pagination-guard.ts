import { ProviderError } from "./provider-error";

/** Of what is read of one calendar at a time. */
const MAX_PAGES = 2000;

/** The pages of an answer, up to the last one; one that leads back to another has none. */
export class PaginationGuard {
  readonly #seen = new Set<string>();

  /** The next page, as the last one names it. */
  advance(page: string | undefined): string | undefined {
    if (!page) return undefined;
    if (this.#seen.has(page) || this.#seen.size >= MAX_PAGES)
      throw new ProviderError("busy", "The server's pages do not end", null, false, 200);
    this.#seen.add(page);
    return page;
  }
}

import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { countEncodedBytes } from "../encodings/encoded-response";
import type { CachedPage } from "./cached-page";

/** Loads the view of one address, for the sender of these headers, as of now. */
export type LoadView = (headers: RequestHead) => Promise<object | null>;

export type RequestHead = Pick<Headers, "get">;

/** A request for a whole page. */
interface PageVisit {
  /** The address as requested, before the framework rewrites it. */
  url: string;
  /** The view, loaded before it is known whether the page must be rendered. */
  view: object | null;
}

const MAX_PAGES = 5000;
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const SEEN_ONCE_BYTES = 200;

/** Rendered pages by view, and the loader of each address's view. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage | "seen once">({
    max: MAX_PAGES,
    maxSize: MAX_PAGE_BYTES,
  });
  private readonly readers = new LRUCache<string, LoadView>({ max: MAX_PAGES });
  private readonly visits = new WeakMap<ServerResponse, PageVisit>();

  findReader = (url: string) => this.readers.get(url);

  find(url: string, view: object): CachedPage | null {
    const page = this.pages.get(buildKey(url, view));
    return page === "seen once" ? null : (page ?? null);
  }

  registerVisit = (response: ServerResponse, visit: PageVisit) => this.visits.set(response, visit);

  findVisit = (response: ServerResponse) => this.visits.get(response);

  /**
   * True if this view was rendered before. Most pages of anonymous visitors are requested once: caching starts with
   * the second rendering, so that one visitor's private pages do not evict the others.
   */
  markSeen(url: string, view: object): boolean {
    const key = buildKey(url, view);
    const again = this.pages.get(key) !== undefined;
    if (!again) this.pages.set(key, "seen once", { size: SEEN_ONCE_BYTES });
    return again;
  }

  store(url: string, view: object, page: CachedPage, read: LoadView): void {
    this.pages.set(buildKey(url, view), page, { size: countEncodedBytes(page) });
    this.readers.set(url, read);
  }
}

/** The address is part of the key, because the framework writes it into the page. */
const buildKey = (url: string, view: object): string =>
  createHash("sha256")
    .update(`${url}\n${JSON.stringify(view)}`)
    .digest("base64");

// On globalThis: the server and the bundled pages each have a copy of this module.
const shared = globalThis as { bookpageDrawnPages?: PageCache };

/** Returns the server's cache, if it uses `withPageCache`. */
export const findPageCache = (): PageCache | undefined => shared.bookpageDrawnPages;

export function createPageCache(): PageCache {
  shared.bookpageDrawnPages ??= new PageCache();
  return shared.bookpageDrawnPages;
}

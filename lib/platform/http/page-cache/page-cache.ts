import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { LruCache } from "@/lib/platform/cache/lru-cache";
import { countEncodedBytes } from "../encodings/encoded-response";
import type { CachedPage } from "./cached-page";

/** Reads what the page at one address is drawn from, as the sender of these headers gets to see it now. */
export type LoadView = (headers: RequestHead) => Promise<object | null>;

export type RequestHead = Pick<Headers, "get">;

/** Somebody asks for a whole page. */
interface PageVisit {
  /** As it was asked for: the framework writes it in its own way while it works. */
  url: string;
  /** Read already, before it is known whether the page has to be drawn. */
  view: object | null;
}

const MAX_PAGES = 5000;
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const SEEN_ONCE_BYTES = 200;

/** What was drawn from which view, and how the view of an address is read. */
export class PageCache {
  private readonly pages = new LruCache<CachedPage | "seen once">({
    maxEntries: MAX_PAGES,
    maxBytes: MAX_PAGE_BYTES,
  });
  private readonly readers = new LruCache<LoadView>({ maxEntries: MAX_PAGES, maxBytes: MAX_PAGES });
  private readonly visits = new WeakMap<ServerResponse, PageVisit>();

  findReader = (url: string) => this.readers.get(url);

  find(url: string, view: object): CachedPage | null {
    const page = this.pages.get(buildKey(url, view));
    return page === "seen once" ? null : (page ?? null);
  }

  registerVisit = (response: ServerResponse, visit: PageVisit) => this.visits.set(response, visit);

  findVisit = (response: ServerResponse) => this.visits.get(response);

  /**
   * Whether this view was drawn before. Most of what strangers ask for is asked for once: what is drawn for the
   * second time is worth keeping, and one visitor's own pages do not crowd out the others.
   */
  markSeen(url: string, view: object): boolean {
    const key = buildKey(url, view);
    const again = this.pages.get(key) !== undefined;
    if (!again) this.pages.set(key, "seen once", SEEN_ONCE_BYTES);
    return again;
  }

  store(url: string, view: object, page: CachedPage, read: LoadView): void {
    this.pages.set(buildKey(url, view), page, countEncodedBytes(page));
    this.readers.set(url, read, 1);
  }
}

/** The address counts, too: the framework writes it into the page. */
const buildKey = (url: string, view: object): string =>
  createHash("sha256")
    .update(`${url}\n${JSON.stringify(view)}`)
    .digest("base64");

// On globalThis: the server that answers and the bundled pages each have a copy of this module.
const shared = globalThis as { bookpageDrawnPages?: PageCache };

/** What the server keeps, if it goes through `withPageCache`. */
export const findPageCache = (): PageCache | undefined => shared.bookpageDrawnPages;

export function createPageCache(): PageCache {
  shared.bookpageDrawnPages ??= new PageCache();
  return shared.bookpageDrawnPages;
}

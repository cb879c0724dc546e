import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { WeighedMemory } from "@/lib/platform/memory/weighed-memory";
import { countBytes } from "../codings/encoded-answer";
import type { DrawnPage } from "./drawn-page";

/** Reads what the page at one address is drawn from, as the sender of these headers gets to see it now. */
export type ReadView = (headers: RequestHead) => Promise<object | null>;

export type RequestHead = Pick<Headers, "get">;

/** Somebody asks for a whole page. */
interface Visit {
  /** As it was asked for: the framework writes it in its own way while it works. */
  url: string;
  /** Read already, before it is known whether the page has to be drawn. */
  view: object | null;
}

const MAX_PAGES = 5000;
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const SEEN_ONCE_BYTES = 200;

/** What was drawn from which view, and how the view of an address is read. */
export class DrawnPages {
  private readonly pages = new WeighedMemory<DrawnPage | "seen once">({
    maxEntries: MAX_PAGES,
    maxBytes: MAX_PAGE_BYTES,
  });
  private readonly readers = new WeighedMemory<ReadView>({ maxEntries: MAX_PAGES, maxBytes: MAX_PAGES });
  private readonly visits = new WeakMap<ServerResponse, Visit>();

  findReader = (url: string) => this.readers.get(url);

  find(url: string, view: object): DrawnPage | null {
    const page = this.pages.get(buildKey(url, view));
    return page === "seen once" ? null : (page ?? null);
  }

  announce = (response: ServerResponse, visit: Visit) => this.visits.set(response, visit);

  findVisit = (response: ServerResponse) => this.visits.get(response);

  /**
   * Whether this view was drawn before. Most of what strangers ask for is asked for once: what is drawn for the
   * second time is worth keeping, and one visitor's own pages do not crowd out the others.
   */
  seesAgain(url: string, view: object): boolean {
    const key = buildKey(url, view);
    const again = this.pages.get(key) !== undefined;
    if (!again) this.pages.set(key, "seen once", SEEN_ONCE_BYTES);
    return again;
  }

  keep(url: string, view: object, page: DrawnPage, read: ReadView): void {
    this.pages.set(buildKey(url, view), page, countBytes(page));
    this.readers.set(url, read, 1);
  }
}

/** The address counts, too: the framework writes it into the page. */
const buildKey = (url: string, view: object): string =>
  createHash("sha256")
    .update(`${url}\n${JSON.stringify(view)}`)
    .digest("base64");

// On globalThis: the server that answers and the bundled pages each have a copy of this module.
const shared = globalThis as { bookpageDrawnPages?: DrawnPages };

/** What the server keeps, if it goes through `withDrawnPages`. */
export const findDrawnPages = (): DrawnPages | undefined => shared.bookpageDrawnPages;

export function makeDrawnPages(): DrawnPages {
  shared.bookpageDrawnPages ??= new DrawnPages();
  return shared.bookpageDrawnPages;
}

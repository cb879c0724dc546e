import { LRUCache } from "lru-cache";

type Entries = LRUCache<string, { value: unknown; until: number }>;

// On globalThis, so that clearing the cache in one bundle clears it in all.
const shared = globalThis as { bookpageKept?: Map<string, Entries> };

interface CacheBounds {
  /** Milliseconds for which a value counts as fresh. */
  ms: number;
  maxEntries: number;
}

/** Caches values for a limited time. Many keys come from untrusted input, so the least recently used are evicted. */
export class TtlCache<Value> {
  /** Caches of the same name share their entries. */
  constructor(
    private readonly name: string,
    private readonly bounds: CacheBounds,
  ) {}

  /** `now` in milliseconds. A null result is not cached. */
  async get(key: string, now: number, read: () => Promise<Value>): Promise<Value> {
    const entries = this.entries(); // a value read while the cache is cleared is not stored
    const found = entries.get(key);
    if (found && found.until > now) return found.value as Value;
    const value = await read();
    if (value === null) return value;
    entries.set(key, { value, until: now + this.bounds.ms });
    return value;
  }

  /** Clears the cache of this process; other processes read again when their values expire. */
  clear(): void {
    shared.bookpageKept?.delete(this.name);
  }

  private entries(): Entries {
    shared.bookpageKept ??= new Map();
    let entries = shared.bookpageKept.get(this.name);
    if (!entries) {
      entries = new LRUCache({ max: this.bounds.maxEntries });
      shared.bookpageKept.set(this.name, entries);
    }
    return entries;
  }
}

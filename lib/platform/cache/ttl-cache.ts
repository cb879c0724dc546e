type Entries = Map<string, { value: unknown; until: number }>;

// On globalThis: what one bundle forgets, the others are to forget too.
const shared = globalThis as { bookpageKept?: Map<string, Entries> };

interface CacheBounds {
  /** How long a value is taken for right after it was read. */
  ms: number;
  maxEntries: number;
}

/** Values by their keys, read again when they have become old. Many keys come from strangers, so with too many all are forgotten. */
export class TtlCache<Value> {
  /** Those of one name are the same, wherever they are asked for. */
  constructor(
    private readonly name: string,
    private readonly bounds: CacheBounds,
  ) {}

  /** `now` in milliseconds. That there is nothing, null, is not kept. */
  async get(key: string, now: number, read: () => Promise<Value>): Promise<Value> {
    const entries = this.entries(); // what is being read while all are forgotten is not kept
    const found = entries.get(key);
    if (found && found.until > now) return found.value as Value;
    const value = await read();
    if (value === null) return value;
    if (entries.size >= this.bounds.maxEntries) entries.clear();
    entries.set(key, { value, until: now + this.bounds.ms });
    return value;
  }

  /** This process reads all again; others when theirs have become old. */
  clear(): void {
    shared.bookpageKept?.delete(this.name);
  }

  private entries(): Entries {
    shared.bookpageKept ??= new Map();
    let entries = shared.bookpageKept.get(this.name);
    if (!entries) {
      entries = new Map();
      shared.bookpageKept.set(this.name, entries);
    }
    return entries;
  }
}

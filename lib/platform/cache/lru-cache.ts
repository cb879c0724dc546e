interface CacheBounds {
  maxEntries: number;
  maxBytes: number;
}

/** A cache bounded by bytes. The least recently used value is evicted first. */
export class LruCache<Value> {
  /** Entries in order of their last use. */
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private bytes = 0;

  constructor(private readonly bounds: CacheBounds) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry?.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.remove(key);
    if (bytes > this.bounds.maxBytes) return;
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.bounds.maxEntries && this.bytes <= this.bounds.maxBytes) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}

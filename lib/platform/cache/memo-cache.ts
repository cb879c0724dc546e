import { LRUCache } from "lru-cache";

const MAX_VALUES = 2000;

/**
 * Computes each value at its first lookup. Many keys come from untrusted input, so the least recently used values are
 * evicted.
 */
export class MemoCache<Key extends string | number, Value> {
  private readonly values: LRUCache<Key, { value: Value }>;

  constructor(max = MAX_VALUES) {
    this.values = new LRUCache({ max });
  }

  get(key: Key, make: () => Value): Value {
    let entry = this.values.get(key);
    if (!entry) {
      entry = { value: make() };
      this.values.set(key, entry);
    }
    return entry.value;
  }
}

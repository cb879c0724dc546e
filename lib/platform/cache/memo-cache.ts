const MAX_VALUES = 2000;

/**
 * Computes each value at its first lookup. Many keys come from untrusted input, so the cache is emptied once it has
 * `max` entries.
 */
export class MemoCache<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly max = MAX_VALUES) {}

  get(key: Key, make: () => Value): Value {
    let value = this.values.get(key);
    if (value === undefined) {
      value = make();
      if (this.values.size >= this.max) this.values.clear();
      this.values.set(key, value);
    }
    return value;
  }
}

const MAX_VALUES = 2000;

/**
 * Values by their keys, each made when it is asked for first. Many keys come from strangers, so with `max` of them all
 * are forgotten, and made again when they are asked for.
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

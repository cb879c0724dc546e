import { delegateMembers } from "./delegate-members";

const join = (name: string, values: readonly string[]): string =>
  values.join(name.toLowerCase() === "cookie" ? "; " : ", ");

/**
 * The standard `Headers` interface over a plain record: most requests only look up a header, and creating a `Headers`
 * costs as much as a small response. The record's names are in lower case.
 */
export class LazyHeaders {
  private standard: Headers | null = null;

  private constructor(private record: Record<string, string | string[] | undefined>) {}

  /** Creates an object for which `instanceof Headers` holds, with all standard members. */
  static of(record: Record<string, string | string[] | undefined>): Headers {
    return new LazyHeaders(record) as unknown as Headers;
  }

  get(name: string): string | null {
    if (this.standard) return this.standard.get(name);
    const value = this.record[name] ?? this.record[name.toLowerCase()];
    if (value === undefined) return null;
    return typeof value === "string" ? value : join(name, value);
  }

  has(name: string): boolean {
    return this.standard ? this.standard.has(name) : this.record[name.toLowerCase()] !== undefined;
  }

  set(name: string, value: string): void {
    if (this.standard) this.standard.set(name, value);
    else this.record[name.toLowerCase()] = value;
  }

  *[Symbol.iterator](): IterableIterator<[string, string]> {
    if (this.standard) return yield* this.standard as unknown as Iterable<[string, string]>;
    for (const name of Object.keys(this.record).sort()) {
      const value = this.record[name];
      if (typeof value === "string") yield [name, value];
      else if (name === "set-cookie") for (const one of value ?? []) yield [name, one];
      else if (value) yield [name, join(name, value)];
    }
  }

  toStandard(): Headers {
    if (this.standard) return this.standard;
    const list: [string, string][] = Object.entries(this.record).flatMap(([name, value]) =>
      (typeof value === "string" ? [value] : (value ?? [])).map((one): [string, string] => [name, one]),
    );
    this.standard = new Headers(list);
    this.record = {};
    return this.standard;
  }
}

delegateMembers(LazyHeaders, Headers);

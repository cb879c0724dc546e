// On globalThis, so that tests that share a process can have all of it forgotten.
const shared = globalThis as { bookpageMade?: Map<() => unknown, unknown> };

/** What is made when it is first asked for, and is then the same for as long as the process lasts. */
export function createLazySingleton<Value>(make: () => Value): () => Value {
  return () => {
    shared.bookpageMade ??= new Map();
    if (!shared.bookpageMade.has(make)) shared.bookpageMade.set(make, make());
    return shared.bookpageMade.get(make) as Value;
  };
}

// On globalThis, so that tests that share a process can reset all singletons.
const shared = globalThis as { bookpageMade?: Map<() => unknown, unknown> };

/**
 * Returns a function that creates the value at its first call and returns the same value for the life of the process.
 */
export function createLazySingleton<Value>(make: () => Value): () => Value {
  return () => {
    shared.bookpageMade ??= new Map();
    if (!shared.bookpageMade.has(make)) shared.bookpageMade.set(make, make());
    return shared.bookpageMade.get(make) as Value;
  };
}

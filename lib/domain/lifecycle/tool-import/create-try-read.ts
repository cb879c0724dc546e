import { ImportError } from "./import-error";

export type TryRead = <T>(what: string, fallback: T, read: () => Promise<T>) => Promise<T>;

/** Reads what the token may read; the rest is named in `unreadable`. */
export function createTryRead(unreadable: string[]): TryRead {
  return async (what, fallback, read) => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ImportError) || error.failure !== "forbidden") throw error;
      if (!unreadable.includes(what)) unreadable.push(what);
      return fallback;
    }
  };
}

/** Keeps responses of an unfinished import, so that it continues where it stopped. */
export interface ResponseStore {
  read(key: string): Promise<StoredResponse | null>;
  write(key: string, response: StoredResponse): Promise<void>;
}

export interface StoredResponse {
  /** Milliseconds: when it was requested. */
  requestedAt: number;
  body: unknown;
}

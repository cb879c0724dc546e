/** Keeps responses of an unfinished import, so that it continues where it stopped. */
export interface ResponseStore {
  read(key: string): Promise<ToolResponse | null>;
  write(key: string, response: ToolResponse): Promise<void>;
}

export interface ToolResponse {
  /** Milliseconds: when it was requested. */
  requestedAt: number;
  body: unknown;
}

export const NOTHING_STORED: ResponseStore = { read: async () => null, write: async () => {} };

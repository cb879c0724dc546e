/** Keeps responses of an unfinished import, so that it continues where it stopped. */
export interface ResponseStore {
  read(key: string): Promise<CalendlyResponse | null>;
  write(key: string, response: CalendlyResponse): Promise<void>;
}

export interface CalendlyResponse {
  /** Milliseconds: when it was requested. */
  requestedAt: number;
  body: unknown;
}

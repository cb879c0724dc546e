import type { ResponseStore } from "./response-store";
import type { ClientOptions } from "./tool-client";

export interface ImportOptions extends Omit<ClientOptions, "store"> {
  /** Opens the store of an unfinished import by this user of the tool. */
  openStore: (owner: string) => Promise<ResponseStore>;
}

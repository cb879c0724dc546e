import { version as platformVersion } from "zapier-platform-core";
import { addToken, authentication } from "./authentication";
import { CREATES } from "./creates";
import { SEARCHES } from "./searches";
import { TRIGGERS } from "./triggers";

const byKey = <T extends { key: string }>(all: readonly T[]) =>
  Object.fromEntries(all.map((one) => [one.key, one]));

/** The app as Zapier's platform reads it. */
const app = {
  version: "0.1.0",
  platformVersion,
  authentication,
  beforeRequest: [addToken],
  triggers: byKey(TRIGGERS),
  creates: byKey(CREATES),
  searches: byKey(SEARCHES),
};

export default app;

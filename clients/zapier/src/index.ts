import { version as platformVersion } from "zapier-platform-core";
import { addToken, authentication } from "./authentication";
import { CREATES } from "./creates";
import { SEARCHES } from "./searches";
import { TRIGGERS } from "./triggers";

const mapByKey = <T extends { key: string }>(all: readonly T[]) =>
  Object.fromEntries(all.map((one) => [one.key, one]));

/** The app definition for Zapier's platform. */
const app = {
  version: "0.1.0",
  platformVersion,
  authentication,
  beforeRequest: [addToken],
  triggers: mapByKey(TRIGGERS),
  creates: mapByKey(CREATES),
  searches: mapByKey(SEARCHES),
};

export default app;
